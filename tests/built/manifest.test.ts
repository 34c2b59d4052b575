import { expect, test } from "vitest";
import { getMeasured } from "../support/http/response-size.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();

async function manifestIn(query: string) {
  const { body, headers, status } = await getMeasured(`${site.origin}/manifest.webmanifest${query}`, {
    "Accept-Language": "nl",
  });
  expect([status, headers["content-type"]]).toEqual([200, "application/manifest+json"]);
  expect(headers["set-cookie"]).toBeUndefined();
  return JSON.parse(body) as {
    name: string;
    lang: string;
    shortcuts: { name: string; url: string; icons: { src: string }[] }[];
    icons: { src: string; purpose?: string }[];
  };
}

test("the installed app has the site's name, in the language that the page's address of it names", async () => {
  const english = await manifestIn("?lang=en");
  expect(english).toMatchObject({ name: "Periwinkle", lang: "en", start_url: "/members", display: "standalone" });
  expect(english.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    "Messages /chats",
    "Likes /likes",
    "Search /members",
  ]);
  expect(english.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable", "monochrome", undefined]);
  const drawn = [...english.icons, ...english.shortcuts.flatMap(({ icons }) => icons)];
  expect(new Set(drawn.map(({ src }) => src)).size).toBe(7);
  for (const { src } of drawn) expect((await getMeasured(site.origin + src)).status, src).toBe(200);
  for (const query of ["?lang=nl", "?lang=xx", ""])
    expect(await manifestIn(query), query).toMatchObject({ lang: "nl", shortcuts: [{ name: "Berichten" }, {}, {}] });
});

test("a page names the manifest in its own language", async () => {
  const { body } = await getMeasured(`${site.origin}/login`, { "Accept-Language": "nl" });
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=nl"');
});
