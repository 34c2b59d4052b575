import { beforeAll, expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";
import { memberPair } from "../support/http/site-cookies.ts";
import { siteApi } from "../support/site/site-api.ts";
import { getMeasured } from "../support/http/response-size.ts";

/** Measure P4: what a script of a page that has no React in the browser may weigh, in bytes of brotli. */
const ROOM = 4096;

const site = siteUnderTest();
let member = "";
let newcomer = "";

beforeAll(async () => {
  member = await memberPair(site);
  newcomer = await memberPair(site, { signup_date: Date.now() });
});

const gerard = (await siteApi(site).makeMember({ name: "Gerard", show_to_visitors: true })).id;

interface ScriptedPage {
  path: string;
  /** Its own, in their order. */
  scripts?: string[];
  signedIn: boolean;
  /** As somebody sees it who has just signed up. */
  new?: true;
}

const pages: ScriptedPage[] = [
  ...["landing", "landing2", "landing3"].map((page) => ({
    path: `/members/${gerard}/${page}`,
    scripts: ["signup-modal"],
    signedIn: false,
  })),
  { path: "/login", scripts: ["show-password", "passkey-sign-in"], signedIn: false },
  { path: "/complete-signup", scripts: ["show-password"], signedIn: false },
  { path: "/operator/login", scripts: ["passkey-sign-in"], signedIn: false },
  { path: "/profile/passkeys", scripts: ["passkey-add"], signedIn: true },
  { path: "/profile/about", scripts: ["count-characters"], signedIn: true },
  { path: "/profile/place", scripts: ["place-here"], signedIn: true },
  { path: "/profile/interests", scripts: ["filter-choices"], signedIn: true },
  { path: "/notifications", scripts: ["push"], signedIn: true },
  { path: `/members/${gerard}/photo`, scripts: ["upload-message-photo"], signedIn: true },
  { path: "/premium", scripts: ["time-bonus"], signedIn: true, new: true },
  ...["/profile", "/credits", "/premium", `/members/${gerard}/gift`].map((path) => ({ path, signedIn: true })),
];

/** Every one of the members' pages without React has this one, after its own (decision 0221). */
const BADGES = "totals";

for (const { path, scripts: own = [], signedIn, new: isNew } of pages) {
  const scripts = [...own, ...(signedIn ? [BADGES] : [])];
  test(`${path} has only ${scripts.join(" and ")}, each under 4 KB, which nothing waits for`, async () => {
    const { body, status } = await getMeasured(
      site.origin + path,
      signedIn ? { Cookie: isNew ? newcomer : member } : {},
    );
    expect(status).toBe(200);
    const tags = [...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(tags).toEqual(
      scripts.map((name) =>
        expect.stringMatching(new RegExp(`^<script src="/assets/${name}-[\\w-]+\\.js" type="module"`)),
      ),
    );
    expect(body.match(/modulepreload|as="script"|\son[a-z]+="/gi)).toBeNull();
    for (const tag of tags) {
      const [, address = ""] = /src="([^"]+)"/.exec(tag) ?? [];
      const file = await getMeasured(site.origin + address);
      expect(file.headers["content-encoding"]).toBe("br");
      expect(file.bytes).toBeLessThanOrEqual(ROOM);
      // All of it: a second file would be a second round trip.
      expect(file.body).not.toMatch(/\bimport\s*[("'{*]/);
    }
  });
}
