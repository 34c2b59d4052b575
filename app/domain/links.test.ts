import fc from "fast-check";
import { expect, test } from "vitest";
import { textPieces } from "./links.ts";

/** Where it is text and where it is links, however many pieces the text is in. */
const marked = (text: string) =>
  textPieces(text)
    .map((piece) => (piece.href === undefined ? piece.text : `[${piece.text}](${piece.href})`))
    .join("");

const linksIn = (text: string) => textPieces(text).flatMap(({ href }) => href ?? []);

test("an address in a sentence may be followed, without the sentence's own signs", () => {
  expect(marked("See https://example.com/walks?on=sunday#ten, or (http://www.example.nl).")).toBe(
    "See [https://example.com/walks?on=sunday#ten](https://example.com/walks?on=sunday#ten), or ([http://www.example.nl](http://www.example.nl)).",
  );
});

test("without http it is one when it begins with www, and then it is https", () => {
  expect(marked("www.example.nl!")).toBe("[www.example.nl](https://www.example.nl)!");
  expect(linksIn("example.nl and awww.so.sweet and mail@www.example.nl")).toEqual([]);
});

test("brackets that belong to an address stay in it", () => {
  expect(linksIn("https://en.wikipedia.org/wiki/Bridge_(game) is fun")).toEqual([
    "https://en.wikipedia.org/wiki/Bridge_(game)",
  ]);
  expect(linksIn("(https://en.wikipedia.org/wiki/Bridge_(game))")).toEqual([
    "https://en.wikipedia.org/wiki/Bridge_(game)",
  ]);
});

test("other schemes are text", () => {
  for (const text of ["javascript:alert(1)", "ftp://example.com/a", "data:text/html,hello", "mailto:a@example.com"]) {
    expect(linksIn(text)).toEqual([]);
  }
});

test.each([
  ["a letter of another script", "https://ex\u0430mple.com/login"],
  ["one after the end", "https://example.com\u0430/login"],
  ["its disguise", "https://xn--exmple-4nf.com"],
  ["its disguise below another name", "https://www.xn--exmple-4nf.com/a"],
  ["a wide letter", "https://ｅxample.com"],
  ["a full stop of another script", "https://example。com"],
  ["a slash that is none", "https://example.com\u2044.evil.test/"],
  ["a sign that nobody sees", "https://exam\u200bple.com"],
  ["a name before an @", "https://bank.example@evil.test/"],
  ["a password before an @", "https://bank.example:443@evil.test/"],
  ["a backslash", "https://evil.test\\@bank.example/"],
  ["a number", "http://192.168.1.1/"],
  ["no dot", "http://localhost:8080/"],
  ["nothing", "https:// and www."],
])("a host that is not what it looks like is text: %s", (_what, text) => {
  expect(linksIn(text)).toEqual([]);
});

const written = fc.array(
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 6 }),
    fc.constantFrom(
      "https://",
      "http://",
      "www.",
      "example.com",
      ".",
      "/",
      "@",
      "\\",
      "(",
      ")",
      " ",
      "xn--a",
      "\u0430",
      ":80",
      "#",
      "?",
    ),
  ),
  { maxLength: 12 },
);

test("whatever is written, the pieces together are exactly that", () => {
  fc.assert(
    fc.property(written, (parts) => {
      const text = parts.join("");
      const pieces = textPieces(text);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.filter((piece) => piece.text === "")).toEqual([]);
    }),
  );
});

test("whatever is written, a browser goes to the host that is read, over http or https, and names nobody", () => {
  fc.assert(
    fc.property(written, (parts) => {
      for (const { text, href } of textPieces(parts.join(""))) {
        if (href === undefined) continue;
        const { protocol, hostname, username, password } = new URL(href);
        expect(["http:", "https:"]).toContain(protocol);
        expect([username, password]).toEqual(["", ""]);
        expect(hostname).toMatch(/^[a-z\d.-]+$/);
        const read = text.toLowerCase().replace(/^https?:\/\//, "");
        expect(read.startsWith(hostname)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
