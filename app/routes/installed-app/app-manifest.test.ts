import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { Settings } from "../../contract/site.ts";
import { platformContext } from "../../request/platform.server.ts";
import { settingsContext } from "../../request/site/settings-context.server.ts";
import { loader } from "./app-manifest.ts";

async function manifestOf(settings: Partial<Settings>, lang: string) {
  const context = await contextIn("en");
  context.set(platformContext, aPlatform());
  context.set(settingsContext, { ok: true, value: settings as Settings });
  const url = new URL(`http://site.nl/manifest.webmanifest?lang=${lang}`);
  return (await loader({ url, context }).json()) as Record<string, unknown>;
}

test("the installed app of a niche has that site's name and its own words in each language, and the brand's colours", async () => {
  const bbw = { name: "Curves", niche: 4 };
  const [english, dutch] = [await manifestOf(bbw, "en"), await manifestOf(bbw, "nl")];
  const general = await manifestOf({ name: "Periwinkle", niche: 1 }, "en");
  expect(english).toMatchObject({ name: "Curves", short_name: "Curves", lang: "en", start_url: "/members" });
  expect(dutch).toMatchObject({ name: "Curves", lang: "nl", shortcuts: [{ name: "Berichten" }, {}, {}] });
  expect(english["description"]).toMatch(/full figure|curves/i);
  expect(dutch["description"]).toMatch(/figuur|rondingen/i);
  const colours = ({ theme_color, background_color }: Record<string, unknown>) => [theme_color, background_color];
  expect(colours(english)).toEqual(colours(general));
});

test("what an operator wrote of a site stands in its app's description in the site's language alone", async () => {
  const own = { name: "Curves", niche: 4, description: "Gezellig.", domain_language: "nl" };
  expect(await manifestOf(own, "nl")).toMatchObject({ description: "Gezellig." });
  expect((await manifestOf(own, "en"))["description"]).not.toContain("Gezellig");
});
