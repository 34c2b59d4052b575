import { expect, test } from "vitest";
import { getMeasured } from "../support/http/response-size.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();
/** Of nobody here a country is known, and the demonstration's company is in the Netherlands. */
const open = async (path: string, language: string) => {
  const { status, body } = await getMeasured(site.origin + path, { "Accept-Language": language });
  expect(status, path).toBe(200);
  return body;
};
const headingIn = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

test("where no country is known, prices are those of the site's own, not of the one that a language is spoken in", async () => {
  const [index, pricing] = [await open("/", "en-US,en"), await open("/pricing", "en-US,en")];
  expect(pricing).toContain("Bundles (Netherlands)");
  for (const body of [index, pricing.slice(0, pricing.indexOf("The cheapest message in every country"))]) {
    expect(body).toContain("€");
    expect(body).not.toMatch(/\$\d/);
  }
});

test("where no country is known, a lander names none, and the map says whose country it shows", async () => {
  expect(headingIn(await open("/landers/gallery", "en-US,en"))).toBe("Good company");
  expect(headingIn(await open("/landers/gallery", "nl"))).toBe("Goed gezelschap");
  const [english, dutch] = [await open("/landers/maplanding", "en"), await open("/landers/maplanding", "nl")];
  expect(headingIn(english)).toBe("Company close to home");
  expect(english).toContain("How many members live where: Netherlands");
  expect(english).toContain("We do not know in which country you are");
  expect(dutch).toContain("Hoeveel leden waar wonen: Nederland");
  expect(english).not.toContain("United States");
});

test("in a country that the site does not serve the map is of the site's own, and says why", async () => {
  const headers = { "Accept-Language": "en", "X-Test-Country": "GR" };
  const { body } = await getMeasured(`${site.origin}/landers/maplanding`, headers);
  expect(headingIn(body)).toBe("Company close to home");
  expect(body).not.toContain("Greece");
  expect(body).toContain("How many members live where: Netherlands");
  expect(body).toContain("This site has no members in your country");
});

test("where no country is known, no languages of one are suggested", async () => {
  expect(await open("/lang-config", "en-US,en")).not.toContain("United States");
});
