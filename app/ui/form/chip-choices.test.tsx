import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChipChoices } from "./chip-choices.tsx";
import type { FormReply } from "./form-fields.ts";
import { Form } from "./form.tsx";
import { ServerForm } from "./server-form.tsx";

const chess = { name: "interests.chess", value: "chess", label: "Chess", checked: true };
const bridge = { name: "interests.bridge", value: "bridge", label: "Bridge" };

/** As a page without a client script has it and as a page with one: the same HTML. */
function render(reply?: FormReply): string {
  const groups = [{ title: "Games", options: [chess, bridge] }];
  const children = <ChipChoices name="interests" legend="Interests" hint="At most one" groups={groups} />;
  const html = renderToStaticMarkup(
    <ServerForm id="f" reply={reply}>
      {children}
    </ServerForm>,
  );
  expect(
    renderToStaticMarkup(
      <Form id="f" reply={reply}>
        {children}
      </Form>,
    ),
  ).toBe(html);
  return html;
}

const isTicked = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*checked`).test(html);

test("fresh chips are as they were", () => {
  expect([isTicked(render(), chess.name), isTicked(render(), bridge.name)]).toEqual([true, false]);
});

test("refused chips stand as they were sent, under one legend with what is wrong", () => {
  const html = render({
    initialValue: { interests: { bridge: "bridge" } },
    error: { interests: { text: "Too many" } },
    fields: ["interests.bridge"],
  });
  expect([isTicked(html, chess.name), isTicked(html, bridge.name)]).toEqual([false, true]);
  expect(html).toMatch(/<fieldset id="f-interests"[^>]*aria-describedby="f-interests-error f-interests-description"/);
  expect(html).toMatch(/<legend[^>]*>Interests<.*Too many.*<legend[^>]*>Games</);
});
