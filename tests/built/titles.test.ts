import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";
import { cookiePair, memberPair } from "../support/http/site-cookies.ts";
import { getMeasured } from "../support/http/response-size.ts";

test("an error page in the members' area is named after the error, not after the page that failed", async () => {
  const site = siteUnderTest();
  for (const [locale, words] of [
    ["en", "This page could not be found"],
    ["nl", "Deze pagina is niet gevonden"],
  ] as const) {
    const Cookie = `${await memberPair(site, { language: locale })}; ${cookiePair("locale", locale)}`;
    const { status, body } = await getMeasured(`${site.origin}/members/nobody-here`, { Cookie });
    expect(status).toBe(404);
    expect(/<title>(.+) · /.exec(body)?.[1]).toBe(words);
    expect(/<h1[^>]*>([^<]+)</.exec(body)?.[1]).toBe(words);
  }
});
