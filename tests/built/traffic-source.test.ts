import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";
import { cookieIn, cookiePair } from "../support/http/site-cookies.ts";
import { noScriptBrowser, type NoScriptBrowser } from "../support/http/no-script-browser.ts";
import { postSignUp } from "../support/http/post-sign-up.ts";

const site = siteUnderTest();
const LANDER = "/landers/gallery/love";

/** All that the account holds, as its owner may take it along. */
async function exported({ cookies }: NoScriptBrowser): Promise<string> {
  const response = await fetch(`${site.origin}/profile/data/download`, {
    headers: { Cookie: cookiePair("session", cookieIn(cookies, "session") ?? "") },
  });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const account = Object.entries(files).filter(([name]) => name.endsWith(".json"));
  return account.map(([, bytes]) => new TextDecoder().decode(bytes)).join("\n");
}

test("where somebody came from is on their account, also when their first page came from the edge cache", async () => {
  const path = LANDER;
  await noScriptBrowser(site.origin).get(path);
  const browser = noScriptBrowser(site.origin);
  const first = await browser.get(`${path}?network=friends&ref=r7&sub1=a&sub2=b&sub3=c`);
  expect(first.headers.get("X-Cache")).toBe("hit");
  // A second source does not replace the first.
  await browser.get(`${LANDER}?network=others&sub1=z`);
  await postSignUp(browser);
  const account = await exported(browser);
  for (const value of ["friends", "r7"]) expect(account).toContain(`"${value}"`);
  expect(account).not.toContain("others");
});

test("a landing page, a step or a page of answers remembers it as well", async () => {
  for (const path of [
    "/members/nobody000000/landing",
    "/signup?step=0",
    "/complete-signup?gender=male",
    "/login?x=1",
  ]) {
    const browser = noScriptBrowser(site.origin);
    await browser.get(`${path}${path.includes("?") ? "&" : "?"}network=by-${path.length}`);
    await postSignUp(browser);
    expect(await exported(browser), path).toContain(`"by-${path.length}"`);
  }
});

test("without any there is none", async () => {
  const browser = noScriptBrowser(site.origin);
  await browser.get(LANDER);
  expect(cookieIn(browser.cookies, "visitor")).toBeUndefined();
});
