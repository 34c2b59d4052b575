import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FormReply } from "../../ui/form/form-fields.ts";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { KnownPlaceField } from "./known-place-field.tsx";

const sent = { region: "Utrecht", city: "Zeist" };

function knownAfter(reply?: Pick<FormReply, "error" | "initialValue">) {
  const fields = Object.keys(reply?.initialValue ?? {});
  const html = renderToStaticMarkup(
    <ServerForm reply={reply && { ...reply, fields }}>
      <KnownPlaceField known="own" />
    </ServerForm>,
  );
  return /name="known" value="([^"]*)"/.exec(html)?.[1];
}

test("a town that was just asked about is known when it is sent again", () => {
  expect(knownAfter()).toBe("own");
  expect(knownAfter({ error: { city: { text: "Is it?" } }, initialValue: { ...sent, known: "own" } })).toBe(
    "Utrecht/Zeist",
  );
});

test("it stays known when the form is refused for something else then", () => {
  const answered = { error: { age: { text: "Too young" } }, initialValue: { ...sent, known: "Utrecht/Zeist" } };
  expect(knownAfter(answered)).toBe("Utrecht/Zeist");
});
