import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { Settings } from "../../contract/site.ts";
import type { Session } from "../../request/session/session.server.ts";
import { sessionContext } from "../../request/context.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import { settingsContext } from "../../request/site/settings-context.server.ts";
import { pageKey } from "../../../workers/web/cache/page-key.ts";
import { warnsVisitor } from "./entry-warning.server.ts";

interface Visit {
  cookie?: string;
  country?: string;
  geoip_country?: string;
  enable_site_entry_popup?: string;
  signedIn?: boolean;
}

/** A Dutch page of a site that warns the Dutch and the Germans: is it a warning, and under which key is it kept? */
async function aDutchPage({ cookie = "", signedIn = false, ...known }: Visit) {
  const settings = { enable_site_entry_popup: "NL,DE", countries: [], ...known } as unknown as Settings;
  const context = await contextIn("nl");
  const platform = aPlatform(known);
  context.set(platformContext, platform);
  context.set(settingsContext, { ok: true, value: settings });
  context.set(sessionContext, { signedIn } as Session);
  const request = new Request("http://site.nl/", { headers: { Cookie: cookie, "Accept-Language": "nl" } });
  const key = pageKey(request, { ...platform, settings, version: "1" });
  return { warned: warnsVisitor({ request, context }, "everywhere"), key };
}

test.each([{}, { country: "NL" }, { geoip_country: "DE" }, { country: "BE" }])(
  "a page with the warning is never kept for whoever closed it, of $country $geoip_country",
  async (known) => {
    const [first, closed] = [await aDutchPage(known), await aDutchPage({ ...known, cookie: "__Host-entry=1" })];
    expect(closed.warned).toBe(false);
    expect(first.key !== closed.key, "another page, another key").toBe(first.warned);
  },
);

test("a language is no country: who reads Dutch is not warned as somebody from the Netherlands", async () => {
  expect((await aDutchPage({})).warned).toBe(false);
  expect((await aDutchPage({ geoip_country: "NL" })).warned).toBe(true);
});

test("with `yes` everybody is warned once, of whatever country, but no member; with `no` nobody is", async () => {
  const visits: Visit[] = [{}, { country: "BE" }, { country: "NL" }];
  for (const visit of visits) {
    const on = { ...visit, enable_site_entry_popup: "yes" };
    expect((await aDutchPage(on)).warned).toBe(true);
    expect((await aDutchPage({ ...on, cookie: "__Host-entry=1" })).warned).toBe(false);
    expect((await aDutchPage({ ...on, signedIn: true })).warned).toBe(false);
    expect((await aDutchPage({ ...visit, enable_site_entry_popup: "no" })).warned).toBe(false);
  }
});
