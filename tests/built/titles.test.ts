import { expect, test } from "vitest";
import { siteUnderTest } from "../support/environment.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { jarOf, siteApi } from "../support/site-api.ts";
import { onTheWire } from "../support/wire.ts";

test("an error page in the members' area is named after the error, not after the page that failed", async () => {
  const { origin, sessionSecret: secret } = siteUnderTest();
  for (const [locale, words] of [
    ["en", "This page could not be found"],
    ["nl", "Deze pagina is niet gevonden"],
  ] as const) {
    const { cookie } = await siteApi(siteUnderTest()).makeMember({ language: locale });
    const session = await sessionCookie({ origin, secret, jar: jarOf(cookie) });
    const Cookie = `session=${session.value}; locale=${locale}`;
    const { status, body } = await onTheWire(`${origin}/members/nobody-here`, { Cookie });
    expect(status).toBe(404);
    expect(/<title>(.+) · /.exec(body)?.[1]).toBe(words);
    expect(/<h1[^>]*>([^<]+)</.exec(body)?.[1]).toBe(words);
  }
});
