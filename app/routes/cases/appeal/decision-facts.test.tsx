import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import { type Decision, DecisionFacts } from "./decision-facts.tsx";

const english = await pageTextsIn("en");

function shown(part: Partial<Decision>) {
  const decision = { number: "R-7KQ4-M2XD", side: "reporter", at: "today", words: "", until: null } as const;
  return renderToString(
    <PageTextsContext value={english}>
      <DecisionFacts {...decision} outcome="nothing" ground="no_violation" {...part} />
    </PageTextsContext>,
  );
}

test("what was dealt with in another way is said as that, not as nothing, and only once", () => {
  const html = shown({ ground: "dealt_with" });
  expect(html.match(/dealt with in another way/g)).toHaveLength(1);
  expect(html).not.toContain("Nothing is done");
  expect(shown({})).toContain("Nothing is done");
});
