import { expect, test } from "vitest";
import { FIRST_SITE, readSiteTable, type SiteTable } from "./site-table.ts";

const PUBLIC_ORIGIN = "https://www.example.org";

function tableOf(sites: unknown): SiteTable {
  const table = readSiteTable({ PUBLIC_ORIGIN, SITES: JSON.stringify(sites) });
  if ("wrong" in table) throw new Error(table.wrong);
  return table;
}

const wrongOf = (SITES: string) => (readSiteTable({ PUBLIC_ORIGIN, SITES }) as { wrong: string }).wrong;

test("a host leads to its site, under any port and spelling; every other host to the first one", () => {
  const { siteAt, ids } = tableOf({
    bbw: ["https://bbw.example", "http://bbw.localhost:8787"],
    gay: "https://gay.example",
  });
  expect(ids).toEqual([FIRST_SITE, "bbw", "gay"]);
  for (const host of ["bbw.example", "BBW.example:8443", "bbw.localhost:8787"]) expect(siteAt(host), host).toBe("bbw");
  expect(siteAt("gay.example")).toBe("gay");
  for (const host of ["www.example.org", "made.up", "x.bbw.example", "", null, undefined, "constructor"])
    expect(siteAt(host), String(host)).toBe(FIRST_SITE);
});

test("a site's links lead to its first address; the table does not say where the first site is", () => {
  const { originOf, hosts } = tableOf({ bbw: ["http://bbw.localhost:8787", "https://bbw.example/"] });
  expect(originOf("bbw")).toBe("http://bbw.localhost:8787");
  expect(originOf(FIRST_SITE)).toBeUndefined();
  expect(originOf("other")).toBeUndefined();
  expect(hosts).toEqual(["bbw.localhost:8787", "bbw.example"]);
});

test("without a table everything is the first site", () => {
  for (const SITES of [undefined, "", "{}"]) {
    const table = readSiteTable({ SITES });
    expect("wrong" in table ? table.wrong : [table.siteAt("bbw.example"), table.hosts]).toEqual([FIRST_SITE, []]);
  }
});

test.each([
  ["{", "is JSON"],
  ["[]", "is JSON"],
  ['"bbw"', "is JSON"],
  ['{"BBW": "https://bbw.example"}', 'calls a site "BBW"'],
  ['{"a/b": "https://bbw.example"}', 'calls a site "a/b"'],
  [`{"${FIRST_SITE}": "https://bbw.example"}`, `calls a site "${FIRST_SITE}"`],
  ['{"bbw": "bbw.example"}', "gives bbw an address that is none"],
  ['{"bbw": "https://bbw.example/path"}', "gives bbw an address that is none"],
  ['{"bbw": "https://user@bbw.example"}', "gives bbw an address that is none"],
  ['{"bbw": []}', "gives bbw an address that is none"],
  ['{"bbw": 7}', "gives bbw an address that is none"],
  ['{"bbw": "ftp://bbw.example"}', "gives bbw an address that is none"],
  ['{"bbw": "https://one.example", "gay": "https://one.example:8443"}', "gives one.example to two sites"],
  ['{"bbw": "https://www.example.org:8443"}', "gives www.example.org to two sites"],
])("%s is refused in words", (text, words) => {
  expect(wrongOf(text)).toContain(words);
});
