import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { ComplaintReceived } from "./complaint-received.tsx";

/** The page of a visitor who has sent this. */
async function shown(locale: "en" | "nl", isOver: boolean): Promise<string> {
  return renderToString(
    <PageTextsContext value={await pageTextsIn(locale)}>
      <ComplaintReceived number="R-7KQ4-M2XD" isOver={isOver} email={undefined} isMember={false} />
    </PageTextsContext>,
  );
}

test("a receipt that is over says that the complaint is with us, and no number", async () => {
  for (const [locale, words] of [
    ["en", "We have your complaint"],
    ["nl", "We hebben je klacht"],
  ] as const) {
    expect(await shown(locale, false)).toContain("R-7KQ4-M2XD");
    const over = await shown(locale, true);
    expect(over).toContain(words);
    expect(over).not.toContain("R-7KQ4-M2XD");
  }
});
