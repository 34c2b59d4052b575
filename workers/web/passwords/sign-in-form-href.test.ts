import { expect, test } from "vitest";
import { headerName } from "../../../app/request/visitor/cookies.server.ts";
import { openVisitorCookie } from "../../../app/request/visitor/visitor-cookie.server.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { buffered } from "../../../tests/support/doubles/buffered-request.ts";
import { signInFormHref } from "./sign-in-form-href.ts";

async function behind(path: string, fields: Record<string, string>) {
  const url = new URL(path, "http://site.nl");
  const platform = aPlatform({ url, directives: { styleHashes: [], cookies: [] } });
  const sent = await buffered(new Request(url, { method: "POST", body: new URLSearchParams(fields) }));
  const form = await signInFormHref(sent, platform);
  const lines = (await Promise.all(platform.directives.cookies.map((cookies) => cookies()))).flat();
  return { form, lines, platform };
}

test("a refused sign-in leads back to its form, with the way it led to and the address in the sealed cookie", async () => {
  const fields = { email: "anna@example.org", password: "a long walk", redirect: "/chats/1?a=b" };
  const { form, lines, platform } = await behind("/login", fields);
  expect(form).toBe("/login?redirect=%2Fchats%2F1%3Fa%3Db");
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/anna|walk/);
  const [pair = ""] = (lines[0] ?? "").split(";");
  expect(pair).toMatch(headerName("visitor"));
  const kept = await openVisitorCookie(new Request("http://site.nl", { headers: { Cookie: pair } }), platform.seal);
  expect(kept.data).toEqual({ typed: { address: "anna@example.org" } });
});

test("the form's link leads to no other site, and without an address no cookie is set", async () => {
  expect(await behind("/login", { redirect: "//evil.example" })).toMatchObject({ form: "/login", lines: [] });
  expect(await behind("/login", { redirect: "/x".repeat(2000), email: "anna@example.org" })).toMatchObject({
    form: "/login",
    lines: [],
  });
});

test("a sign-up has no form to go back to: what was typed stands in the page before only", async () => {
  const fields = { password: "a long walk", consent_terms: "on", email: "anna@example.org" };
  for (const path of ["/signup?step=4", "/complete-signup", "/members/a1/signup?step=4"])
    expect(await behind(path, fields), path).toMatchObject({ form: undefined, lines: [] });
});
