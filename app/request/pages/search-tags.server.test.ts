import { expect, test } from "vitest";
import { writtenLocales } from "../../domain/locale/languages.ts";
import { searchTags } from "./search-tags.server.ts";

const page = {
  origin: "https://site.example",
  path: "/pricing",
  named: undefined,
  locale: "nl",
  site: `Bed & "Breakfast"`,
  description: "Ours",
  picture: "/share/general.png",
} as const;

const HEAD = `<head><title>Prijzen &amp; meer</title><meta name="description" content="Wat het kost."/>`;

test("a page's own address is its canonical one, and all languages' addresses stand beside it", () => {
  const tags = searchTags(HEAD, page);
  expect(tags).toContain('<link rel="canonical" href="https://site.example/pricing"/>');
  const alternates = [...tags.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...found]) => found);
  expect(alternates).toEqual([
    ["x-default", "https://site.example/pricing"],
    ...writtenLocales.map((language) => [language, `https://site.example/pricing?lang=${language}`]),
  ]);
  const inDutch = searchTags(HEAD, { ...page, named: "nl" });
  expect(inDutch).toContain('<link rel="canonical" href="https://site.example/pricing?lang=nl"/>');
  expect([...inDutch.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...found]) => found)).toEqual(alternates);
});

test("a page that operators wrote stands in its own languages, and in another's place points at its address", () => {
  const pageLanguages = { language: "nl", languages: ["nl"] } as const;
  const inEnglish = searchTags(HEAD, { ...page, named: "en", locale: "en", pageLanguages });
  expect(inEnglish).toContain('<link rel="canonical" href="https://site.example/pricing"/>');
  expect(inEnglish).toContain('<meta property="og:locale" content="nl_NL"/>');
  expect([...inEnglish.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual(["x-default", "nl"]);
  const inDutch = searchTags(HEAD, { ...page, named: "nl", pageLanguages });
  expect(inDutch).toContain('<link rel="canonical" href="https://site.example/pricing?lang=nl"/>');
});

test("a link to it shows the page's title and description, as they are escaped there", () => {
  const tags = searchTags(HEAD, page);
  expect(tags).toContain('<meta property="og:title" content="Prijzen &amp; meer"/>');
  expect(tags).toContain('<meta property="og:description" content="Wat het kost."/>');
  expect(tags).toContain('<meta property="og:site_name" content="Bed &amp; &quot;Breakfast&quot;"/>');
  expect(tags).toContain('<meta property="og:locale" content="nl_NL"/>');
  expect(tags).toContain('<meta property="og:image" content="https://site.example/share/general.png"/>');
  expect(tags).not.toContain('name="description"');
});

test("a page without a description has its lead, and one without either has the site's", () => {
  const head = "<head><title>Pricing</title></head>";
  const lead = searchTags(`${head}<main><h1>Pricing</h1><p class="a">You pay &amp; we deliver.</p></main>`, page);
  expect(lead).toContain('<meta name="description" content="You pay &amp; we deliver."/>');
  expect(lead).toContain('<meta property="og:description" content="You pay &amp; we deliver."/>');
  const neither = searchTags(head, { ...page, description: `Say "yes"` });
  expect(neither).toContain('<meta name="description" content="Say &quot;yes&quot;"/>');
});
