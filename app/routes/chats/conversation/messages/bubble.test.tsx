import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Message } from "../../../../contract/conversations/message.ts";
import { pageTextsIn } from "../../../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../../../request/locale/use-translation.ts";
import { Bubble } from "./bubble.tsx";

const english = await pageTextsIn("en");
const now = "2026-05-03T10:42:00Z";
const LINE = "Waits until you confirm your e-mail address.";
const unconfirmed = { line: LINE, short: "Waits", again: "Send the mail again", more: "More", about: "", back: "/" };

function shown(waits_for: Message["waits_for"], of: { unconfirmed?: typeof unconfirmed } = {}): string {
  const photo = { id: "p", status: "preparing" };
  const message = { id: "m", own: true, text: "", sent_at: now, position: 1, photo, waits_for };
  const data = { now, stranger: undefined, unconfirmed: of.unconfirmed, prefix: "/photos/" };
  const timeLocale = { locale: "en", zone: "Europe/Amsterdam" };
  return renderToString(
    <PageTextsContext value={english}>
      <Bubble {...{ message, author: "Bert", timeLocale, data }} />
    </PageTextsContext>,
  );
}

test("a message whose photo is being prepared says only that", () => {
  for (const html of [shown("photo"), shown("photo", { unconfirmed })]) {
    expect(html).toContain("being prepared");
    expect(html).not.toMatch(/<p[^>]*><\/p>/);
    expect(html).not.toContain(LINE);
  }
});

test("a message that waits for its writer's address says so", () => {
  expect(shown("address", { unconfirmed })).toContain(LINE);
});
