import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { Settings } from "../../contract/site.ts";
import { localeOf, textsOf } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { settingsContext } from "../site/settings-context.server.ts";
import { i18nOf, withLocale } from "./with-locale.server.ts";

async function run(context: RouterContextProvider): Promise<void> {
  const url = new URL("http://site.nl/");
  await withLocale({ request: new Request(url), url, context, params: {}, pattern: "/" }, async () => new Response());
}

test("all pages of a language share one i18next", async () => {
  await Promise.all([contextIn("nl"), contextIn("nl"), contextIn("en")]);
  const [dutch, again, english] = [await contextIn("nl"), await contextIn("nl"), await contextIn("en")];
  expect([dutch, again, english].map(localeOf)).toEqual(["nl", "nl", "en"]);
  expect(i18nOf(dutch)).toBe(i18nOf(again));
  expect(i18nOf(dutch)).not.toBe(i18nOf(english));
  expect(i18nOf(dutch).t("common:back")).toBe("Terug");
  expect(textsOf(english)("common:back")).toBe("Back");
});

test("what later requests of a language share is the language and its i18next, and nothing else", async () => {
  const first = await contextIn("nl");
  const context = new RouterContextProvider();
  context.set(platformContext, aPlatform({ country: "NL" }));
  context.set(settingsContext, { ok: true, value: { domain_language: "nl" } as Settings });
  const set = vi.spyOn(context, "set");
  await run(context);
  expect(set.mock.calls).toHaveLength(2);
  expect(set.mock.calls.map(([, value]) => value)).toEqual(["nl", i18nOf(first)]);
});

test("the site's own language and the visitor's country count, and a request leaves nothing behind", async () => {
  const asked = async (domain_language: string, country: string) => {
    const context = new RouterContextProvider();
    context.set(platformContext, aPlatform({ country }));
    context.set(settingsContext, { ok: true, value: { domain_language } as Settings });
    await run(context);
    return localeOf(context);
  };
  expect(await asked("nl", "GB")).toBe("nl");
  expect(await asked("en", "NL")).toBe("nl");
  expect(await asked("en", "GB")).toBe("en");
});
