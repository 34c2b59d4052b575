import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "../../../app/contract/scalars.ts";
import { pushWords } from "../actors/member/notifications/push-words.ts";
import { plainTextMail } from "./plain-text-mail.ts";
import type { MailContents, MailName } from "./mail-contents.ts";
import { everyExample } from "./mail-examples.ts";
import { renderMail } from "./render-mail.ts";
import { safeName } from "./safe-name.ts";

const origin = "https://www.example.org";
const unsubscribe = `${origin}/unsubscribe?id=a&token=b&kind=like`;
const sender = {
  name: "Periwinkle",
  company: { name: "A & Co", address: "Street 1", city: "Utrecht", country: "NL" },
  origin,
};

interface Order {
  kind: MailName;
  contents: MailContents[MailName];
  name?: string;
  locale?: Locale;
}

const render = ({ name = "Anna", locale = "en", ...order }: Order) =>
  renderMail({ ...order, name, locale, sender, unsubscribe });

/** What a program reads in the HTML: its elements by name, its words, and where its links lead. */
async function read(html: string) {
  const [tags, links]: [string[], string[]] = [[], []];
  let words = "";
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      tags.push(element.tagName);
      const href = element.getAttribute("href");
      if (href) links.push(href.replaceAll("&amp;", "&"));
    },
    text: (chunk) => void (words += chunk.text),
  });
  await rewriter.transform(new Response(html)).text();
  return { tags, links, words: decoded(words) };
}

function decoded(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_entity, name: string) => signs[name] ?? "");
}

const examples = everyExample(origin);
const languages: Locale[] = ["en", "nl", "de"];

for (const [number, { kind, contents }] of examples.entries()) {
  test(`example ${number}, ${kind}, says the same in both parts, in words and not in keys`, async () => {
    for (const locale of languages) {
      const { subject, html, text } = render({ kind, contents, locale });
      const { links, words } = await read(html);
      expect(subject).not.toBe("");
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(text).toContain(link);
      for (const link of text.match(/https:\/\/\S+/g) ?? []) expect(links).toContain(link);
      for (const line of text.split("\n").filter((one) => !/^(\s*|-- |=+|https:.*)$/.test(one))) {
        expect(words).toContain(line.replace(/:$/, ""));
      }
      for (const part of [subject, text, words])
        expect(part).not.toMatch(/\{\{|\b[a-z]+_?[a-z]*\.(subject|what|why|button)|undefined/);
    }
  });
}

test("where a language has no texts, Dutch speaks, and the mail says so", () => {
  const { html, subject } = render({ kind: "activation", contents: { link: origin }, locale: "de" });
  expect(subject).toBe("Bevestig je e-mailadres");
  expect(html).toContain('<html lang="nl">');
});

/** Ours, from a closed list or made by us. */
const FIXED = [
  "link",
  "fits_link",
  "objection",
  "rules",
  "gender",
  "date_of_birth",
  "about",
  "kind",
  "reason",
  "automatic",
  "case",
  "cases",
  "side",
  "outcome",
  "ground",
  "change",
  "gender",
  "date_of_birth",
  "currency",
  "help",
  "method",
  "number",
  "month",
  "terms",
  "withdrawal",
];

/** Every text of the contents replaced, links and fixed words aside. */
function filledWith(contents: MailContents[MailName], text: string): MailContents[MailName] {
  const fill = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return value === "" || FIXED.includes(key) ? value : text;
    if (Array.isArray(value)) return value.map((inner) => fill(inner, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]));
  };
  return fill(contents) as MailContents[MailName];
}

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."<>&\"'`=/ a{}!-[]()\r\n\u2028$") }),
);

test("whatever somebody is called, the mail's HTML has the same elements and the same links", async () => {
  const plain = new Map(await Promise.all(examples.map(async (one) => [one, await read(render(one).html)] as const)));
  const property = fc.asyncProperty(fc.constantFrom(...examples), anyText, async (example, text) => {
    const contents = filledWith(example.contents, `a${text}`);
    const { subject, html } = render({ kind: example.kind, contents, name: text });
    const { tags, links } = await read(html);
    // News in several paragraphs has several; all else stands where it stood.
    const shape = (all: string[] = []) => all.filter((tag) => tag !== "p" || !("title" in contents));
    expect(shape(tags)).toEqual(shape(plain.get(example)?.tags));
    expect(links).toEqual(plain.get(example)?.links);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });
  await fc.assert(property, { numRuns: 150 });
});

test("a name stands in the mail as it was typed, whatever it means to a program", async () => {
  const name = `$& \u0060 $' <b>"Anna"</b>`.replace("/", "|");
  const { html, text } = render({ kind: "mail_test", contents: {}, name });
  expect(text).toContain(`Hello ${name},`);
  expect(html).not.toContain("<b>");
  expect((await read(html)).words).toContain(`Hello ${name},`);
});

test("nobody advertises by signing up somebody else's address with a name like an address", () => {
  const names = ["You won at evil.example", "http://evil", "www.evil", "Call a@b", "evil.test/prize", "a\\b", " \n "];
  const disguised = ["evil。example", "evil．example", "a＠b", "evil⁄prize", "ｗｗｗ.evil", "=?utf-8?q?You_won?="];
  for (const name of [...names, ...disguised]) {
    expect(safeName(name), name).toBeUndefined();
    expect(render({ kind: "activation", contents: { link: origin }, name }).text).toMatch(/^Hello,\n/);
  }
  for (const name of ["J.P. de Vries", "Anna-Maria", "Łukasz", "St. Nick", "O'Hara", "😊"])
    expect(safeName(name)).toBe(name);
});

test("a name that is read from right to left turns no line around that begins with it", () => {
  const [name, isolated] = ["שרה כהן", "\u2068שרה כהן\u2069"];
  const from = { name, fictional: false };
  const { subject, text } = render({ kind: "like", contents: { from, count: 1, link: origin }, name });
  expect(subject).toBe(`${isolated} likes you`);
  expect(text).toContain(`Hello ${isolated},`);
  expect(pushWords({ kind: "like", from, locale: "en" })).toBe(`${isolated} likes you.`);
});

test("somebody fictional is called so wherever they are named", () => {
  const from = { name: "Roos", fictional: true };
  const kinds = ["new_conversations", "new_messages", "like"] as const;
  for (const kind of kinds) {
    const { subject, text, html } = render({ kind, contents: { from, count: 1, link: origin }, locale: "nl" });
    for (const part of [subject, text, html]) {
      expect(part.split("Roos").length).toBeGreaterThan(1);
      expect(part.split("Roos").length).toBe(part.split("Roos (fictief profiel)").length);
    }
    expect(text).toContain("Achter een fictief profiel zit niemand");
  }
});

test("an address that is not the account's cannot switch its mail off", () => {
  const { text, html } = renderMail({
    kind: "email_change",
    contents: { link: origin },
    name: "Anna",
    locale: "en",
    sender,
  });
  expect(text + html).not.toMatch(/unsubscribe|\/notifications/);
});

test("no line of a mail ends within the number of a case", () => {
  const numbers = /R-7KQ4-M2XD/g;
  const whole = /<span style="white-space:nowrap">R-7KQ4-M2XD<\/span>/g;
  // Links have it too, and the title of the window.
  const words = (html: string) => html.replace(/<title>.*?<\/title>/, "").replace(/https:[^<"]*/g, "");
  const numbered = examples.filter(({ contents }) => "case" in contents || "cases" in contents);
  expect(numbered.length).toBeGreaterThan(0);
  for (const example of numbered) {
    const html = words(render(example).html);
    expect(html.match(whole)?.length, example.kind).toBeGreaterThan(0);
    expect(html.match(whole)?.length, example.kind).toBe(html.match(numbers)?.length);
  }
});

test("a mail needs no picture, no script and no file from elsewhere", () => {
  for (const example of examples) expect(render(example).html).not.toMatch(/<img|<script|<link|url\(|src=/);
});

test("the text part ends lines only where the mail does", () => {
  const mail = {
    language: "en",
    from: "P",
    greeting: "Hello,",
    orCopy: "",
    closing: "Bye",
    subject: "S",
    blocks: [],
    footer: { why: "why", links: [], sender: "P" },
  };
  expect(plainTextMail(mail)).toBe("Hello,\n\nBye\n\n-- \nwhy\n\nP\n");
});
