import { expect, test } from "vitest";
import { headerWords, mailbox } from "./header-words.ts";

/** What a mail program makes of it. */
function read(header: string): string {
  const words = header.split("\r\n ");
  return words.map((word) => Buffer.from(word.slice("=?UTF-8?B?".length, -2), "base64").toString()).join("");
}

test("a plain header stays as it is", () => {
  expect(headerWords("Confirm your e-mail address")).toBe("Confirm your e-mail address");
});

test("other signs come in encoded words of at most 75 characters, and no sign is cut", () => {
  for (const text of ["Één bericht", "💌".repeat(60), "a".repeat(70) + "é", "ﷺ".repeat(40)]) {
    const header = headerWords(text);
    expect(read(header)).toBe(text);
    for (const word of header.split("\r\n ")) expect(word.length).toBeLessThanOrEqual(75);
  }
});

test("a sender's name cannot end its own quotes", () => {
  expect(mailbox('Peri"winkle\\', "mail@example.org")).toBe('"Peri\\"winkle\\\\" <mail@example.org>');
  expect(mailbox("Périwinkle", "mail@example.org")).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?= <mail@example\.org>$/);
});
