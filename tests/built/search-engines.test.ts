import { expect, test } from "vitest";
import { getCompanyInfo } from "../../app/contract/site.ts";
import { sitemapPages } from "../../app/domain/site/public-pages.ts";
import { niches } from "../../app/domain/site/niches.ts";
import { writtenLocales } from "../../app/domain/locale/languages.ts";
import { apiClient } from "../support/http/api-client.ts";
import { getMeasured } from "../support/http/response-size.ts";
import { cookiePair, memberPair } from "../support/http/site-cookies.ts";
import { landers } from "../support/landers.ts";
import { operatorsBrowser } from "../support/http/operators-browser.ts";
import { siteApi } from "../support/site/site-api.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();
const { port } = new URL(site.origin);

/** Two sites of the deployment. */
const origins = [site.origin, `http://bbw.localhost:${port}`];

/** Whichever site an address is of, this machine answers. */
function open(address: string, headers: Record<string, string> = {}) {
  const { host, pathname, search } = new URL(address, site.origin);
  return getMeasured(site.origin + pathname + search, { Host: host, "Accept-Language": "en", ...headers });
}

const canonicalIn = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
const propertyIn = (body: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(body)?.[1];
const alternatesIn = (text: string) =>
  [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = "", url = ""]) => [
    language,
    url,
  ]);

for (const origin of origins) {
  test(`every language of a page has an address, and all of them name each other: ${origin}`, async () => {
    for (const path of [...sitemapPages, ...landers, "/landers/gallery/friendship"]) {
      const own = origin + path;
      const expected = [["x-default", own], ...writtenLocales.map((language) => [language, `${own}?lang=${language}`])];
      for (const [language, address = ""] of expected) {
        const { body, status } = await open(address);
        expect([status, canonicalIn(body), propertyIn(body, "url")], address).toEqual([200, address, address]);
        expect(alternatesIn(body), address).toEqual(expected);
        const spoken = language === "x-default" ? "en" : language;
        expect(/<html[^>]* lang="(..)"/.exec(body)?.[1], address).toBe(spoken);
        expect(body.match(/<meta name="description" content="[^"]{10,}"/g), address).toHaveLength(1);
      }
    }
  });

  test(`robots.txt and the sitemap are those of the site that is asked: ${origin}`, async () => {
    const robots = await open(`${origin}/robots.txt`);
    expect([robots.status, robots.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const lines = robots.body.split("\n");
    for (const path of ["/members", "/chats", "/operator", "/api/"]) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const sitemap = await open(`${origin}/sitemap.xml`);
    expect([sitemap.status, sitemap.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    // What operators wrote has one address each, and no other tests count them.
    const entries = [...sitemap.body.matchAll(/<url><loc>([^<]*)<\/loc>(.+?)<\/url>/g)];
    expect(entries).toHaveLength(sitemapPages.length * (writtenLocales.length + 1));
    for (const [, address = "", alternates = ""] of entries) {
      expect(new URL(address).origin).toBe(origin);
      expect(alternatesIn((await open(address)).body), address).toEqual(alternatesIn(alternates));
    }
  });
}

test("a page's own address has no word of where its visitor comes from", async () => {
  const tracked = "network=friends&ref=7&sub1=a&utm_source=b&gclid=c&made-up=d";
  for (const [query, own] of [
    [tracked, "/pricing"],
    [`${tracked}&lang=nl`, "/pricing?lang=nl"],
    ["lang=xx", "/pricing"],
  ])
    expect(canonicalIn((await open(`/pricing?${query}`)).body), query).toBe(site.origin + own);
});

test("search engines list no page of members, of operators, or behind a mail", async () => {
  const Cookie = await memberPair(site);
  for (const path of ["/members", "/chats", "/credits", "/profile", "/notifications"]) {
    const { status, headers, body } = await open(path, { Cookie });
    expect([status, headers["x-robots-tag"], canonicalIn(body)], path).toEqual([200, "noindex", undefined]);
  }
  const operator = await operatorsBrowser({ origin: site.origin, internal: siteApi(site) });
  for (const path of ["/operator", "/operator/members"]) {
    const { status, headers, html } = await operator.get(path);
    expect([status, headers.get("X-Robots-Tag"), canonicalIn(html)], path).toEqual([200, "noindex", undefined]);
  }
  for (const path of [
    "/operator/login",
    "/lang-config",
    "/reset-password",
    "/activate/error",
    "/nothing-here",
    "/landers/gallery/nobody",
  ]) {
    const { headers, body } = await open(path);
    expect([headers["x-robots-tag"], canonicalIn(body)], path).toEqual(["noindex", undefined]);
  }
  expect((await open("/pricing")).headers["x-robots-tag"]).toBeUndefined();
});

test("a page is kept once for each language's address, and made-up languages fill nothing", async () => {
  const from = { "X-Test-Country": "GL" };
  const asked = [];
  for (const query of ["", "?lang=nl", "?lang=nl&ref=8", "?lang=xx", "?lang=NL", "?lang=nl"])
    asked.push(await open(`/pages/ban${query}`, from));
  expect(asked.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "hit", "hit", "hit", "hit"]);
  const spoken = asked.map(({ body }) => /<html[^>]* lang="(..)"/.exec(body)?.[1]);
  expect(spoken).toEqual(["en", "nl", "nl", "en", "en", "nl"]);
});

test("who comes by the address of a language goes on in it, unless they have chosen another", async () => {
  const cookieOf = async (path: string, Cookie = "") => {
    const { headers } = await open(path, { Cookie });
    return [headers["set-cookie"] ?? []]
      .flat()
      .find((line) => line.startsWith("__Host-locale="))
      ?.split(";")[0];
  };
  expect(await cookieOf("/pricing?lang=nl")).toBe(cookiePair("locale", "nl"));
  expect(await cookieOf("/pricing?lang=nl", cookiePair("locale", "en"))).toBeUndefined();
  for (const path of ["/pricing", "/pricing?lang=xx", "/lang-config?lang=nl"])
    expect(await cookieOf(path), path).toBeUndefined();
});

test("a link to a site shows its name and a picture in its niche's hue", async () => {
  const pictures = new Set<string>();
  for (const niche of Object.values(niches)) {
    const origin = niche === "general" ? site.origin : `http://${niche}.localhost:${port}`;
    const { body } = await open(`${origin}/`);
    const picture = propertyIn(body, "image") ?? "";
    expect(picture).toMatch(new RegExp(`^${origin}/share/${niche}(-plain)?\\.png$`));
    const { status, headers } = await open(picture);
    expect([status, headers["content-type"]], picture).toEqual([200, "image/png"]);
    expect(body).toContain(`<title>${propertyIn(body, "title")}</title>`);
    expect(propertyIn(body, "title")).toContain(propertyIn(body, "site_name"));
    pictures.add(picture);
  }
  expect(pictures.size).toBe(Object.values(niches).length);
});

test("the first page says who runs the site, as the company info does, and no other page", async () => {
  const { companyinfo } = await apiClient(site.apiOrigin).callOrThrow(getCompanyInfo);
  const dataIn = (body: string) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1];
  const organization: unknown = JSON.parse(dataIn((await open("/")).body) ?? "");
  const { name: legalName, address: streetAddress, city: addressLocality, country: addressCountry } = companyinfo;
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: "Periwinkle",
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    legalName,
    address: { streetAddress, addressLocality, addressCountry },
  });
  for (const path of ["/pricing", ...landers]) expect(dataIn((await open(path)).body), path).toBeUndefined();
});
