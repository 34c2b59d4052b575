import fc from "fast-check";
import { expect, test } from "vitest";
import { headerWords, mailbox, unencoded } from "../providers/mail/header-words.ts";
import type { MailContents } from "./mail-contents.ts";
import { everyExample } from "./mail-examples.ts";
import { renderMail } from "./render-mail.ts";

const origin = "https://www.example.org";
const ENCODED_WORD = /=\?[^?]*\?[bq]\?([^?]*)\?=/gi;

/** Names as somebody writes them who wants a mail program to show something else. */
const hostileName = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "=?",
        "?=",
        "=?utf-8?q?You_won?=",
        "=?UTF-8?B?WW91IHdvbg==?=",
        "\r\n",
        "＝？",
        "\u0000",
        '"',
        " ",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** What a mail program shows: our own words decoded, and everything else as it is. */
function shown(header: string): string {
  return header
    .replaceAll("\r\n ", "")
    .replace(ENCODED_WORD, (_word, base64: string) => Buffer.from(base64, "base64").toString());
}

test("no name brings an encoded word of its own into a header, and every header shows what it says", () => {
  fc.assert(
    fc.property(hostileName, (name) => {
      expect(shown(headerWords(name))).toBe(name);
      expect(headerWords(name)).toMatch(/^[\x20-\x7e\r\n]*$/);
      expect(headerWords(name).replaceAll(/=\?UTF-8\?B\?[\w+/=]*\?=/g, "")).not.toContain("=?");
      expect(mailbox(name, "a@example.org").replaceAll(/=\?UTF-8\?B\?[\w+/=]*\?=/g, "")).not.toContain("=?");
      expect(unencoded(name)).not.toMatch(/=\?|[\r\n\0]/);
    }),
    { numRuns: 500 },
  );
});

test("no mail's subject holds an encoded word, whatever the people in it are called", () => {
  const sender = { name: "Periwinkle", company: { name: "A & Co" }, origin };
  fc.assert(
    fc.property(fc.constantFrom(...everyExample(origin)), hostileName, ({ kind, contents }, name) => {
      const named = "from" in contents ? { ...contents, from: { ...contents.from, name } } : contents;
      const passkey = "passkey" in contents ? { ...named, passkey: name } : named;
      const mail = { kind, contents: passkey as MailContents[typeof kind], name, locale: "en" as const, sender };
      expect(renderMail(mail).subject).not.toMatch(/=\?|[\r\n\0]/);
    }),
    { numRuns: 500 },
  );
});
