import { expect, test } from "vitest";
import { hostOfSite, knownSite, siteTableOf, withDemoSites } from "./demo-sites.ts";

const start = (variables: Record<string, string>) => ({ port: 8787, variables });
const SITES = '{"bbw": "https://bbw.example"}';

test("a demonstration on this machine has a site for each niche, at a name that needs no DNS", () => {
  const here: Record<string, string>[] = [{}, { SITE_MODE: "demo" }, { PUBLIC_ORIGIN: "http://localhost:8787" }];
  for (const variables of here) {
    const table = siteTableOf(withDemoSites(start(variables)));
    expect(table.ids).toEqual(["periwinkle", "she", "bdsm", "bbw", "gilf", "milf", "gay"]);
    expect(hostOfSite(table, "bbw")).toBe("bbw.localhost:8787");
    expect(hostOfSite(table, "periwinkle")).toBeUndefined();
  }
  expect(siteTableOf(withDemoSites({ port: 80, variables: {} })).originOf("gay")).toBe("http://gay.localhost");
});

test("any other deployment has the sites that its operator names, and no others", () => {
  const elsewhere: Record<string, string>[] = [{ SITE_MODE: "live" }, { PUBLIC_ORIGIN: "https://demo.example" }];
  for (const variables of elsewhere) expect(siteTableOf(withDemoSites(start(variables))).ids).toEqual(["periwinkle"]);
  expect(siteTableOf(withDemoSites(start({ SITES }))).ids).toEqual(["periwinkle", "bbw"]);
});

test("a command for a site that is not there says which are", () => {
  expect(knownSite(start({ SITES }), "bbw")).toBe("bbw");
  expect(() => knownSite(start({ SITES }), "gay")).toThrow('There is no site "gay" (SITES): periwinkle, bbw.');
});
