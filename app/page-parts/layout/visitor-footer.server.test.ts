import { expect, test } from "vitest";
import { pageKey } from "../../../workers/web/cache/page-key.ts";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { Locale } from "../../contract/scalars.ts";
import type { Settings } from "../../contract/site.ts";
import { platformContext } from "../../request/platform.server.ts";
import { settingsContext } from "../../request/site/settings-context.server.ts";
import { readsUsText } from "./visitor-footer.server.ts";

/** A page of a site that serves the United States: has it their text, and under which key is it kept? */
async function aPage(known: { country?: string; geoip_country?: string }, locale: Locale = "en") {
  const settings = { countries: ["NL", "US"], enable_site_entry_popup: "no", ...known } as unknown as Settings;
  const context = await contextIn(locale);
  const platform = aPlatform(known);
  context.set(platformContext, platform);
  context.set(settingsContext, { ok: true, value: settings });
  const request = new Request("http://site.nl/pages/privacy", { headers: { "Accept-Language": locale } });
  return { us: readsUsText(context), key: pageKey(request, { ...platform, settings, version: "1" }) };
}

test("what holds in the United States is for who reads English there, wherever that is known from", async () => {
  const visits = [{ country: "US" }, { geoip_country: "US" }, { country: "US", geoip_country: "NL" }];
  for (const known of visits) expect((await aPage(known)).us).toBe(true);
  for (const known of [{}, { country: "NL", geoip_country: "US" }]) expect((await aPage(known)).us).toBe(false);
  expect((await aPage({ country: "US" }, "nl")).us).toBe(false);
});

test("a page with it is kept apart from one without", async () => {
  const [header, setting, neither] = [
    await aPage({ country: "US" }),
    await aPage({ geoip_country: "US" }),
    await aPage({}),
  ];
  expect(header).toEqual(setting);
  expect(neither.key).not.toBe(header.key);
});
