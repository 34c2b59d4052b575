import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { CaseReceived } from "./case-received.tsx";

/** The page of a visitor who has sent this. */
async function shown(locale: "en" | "nl", isOver: boolean, to?: string): Promise<string> {
  return renderToString(
    <PageTextsContext value={await pageTextsIn(locale)}>
      <CaseReceived page="complaints" number="R-7KQ4-M2XD" isOver={isOver} to={to} isMember={false} />
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

test("a visitor who gave an address reads where the answer goes, and may see a slip in it", async () => {
  const words = (await shown("en", false, "emma@example.org")).replaceAll("<!-- -->", "");
  expect(words).toContain("to emma@example.org. No mail? Then look");
  expect(await shown("en", true, "emma@example.org")).not.toContain("emma@");
});
