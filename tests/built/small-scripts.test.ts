import { beforeAll, expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";
import { memberPair } from "../support/http/site-cookies.ts";
import { siteApi } from "../support/site/site-api.ts";
import { getMeasured } from "../support/http/response-size.ts";

/** Measure P4: what a page that has no React in the browser may ask for, in bytes of brotli. */
const ROOM = 4096;

const site = siteUnderTest();
let member = "";

beforeAll(async () => {
  member = await memberPair(site);
});

const gerard = (await siteApi(site).makeMember({ name: "Gerard", show_to_visitors: true })).id;

const pages = [
  ...["landing", "landing2", "landing3"].map((page) => ({
    path: `/members/${gerard}/${page}`,
    script: "signup-modal",
    signedIn: false,
  })),
  { path: "/login", script: "passkey-sign-in", signedIn: false },
  { path: "/operator/login", script: "passkey-sign-in", signedIn: false },
  { path: "/profile/passkeys", script: "passkey-add", signedIn: true },
  { path: "/profile/about", script: "count-characters", signedIn: true },
  { path: "/profile/place", script: "place-here", signedIn: true },
  { path: "/profile/interests", script: "filter-choices", signedIn: true },
  { path: "/notifications", script: "push", signedIn: true },
  { path: `/members/${gerard}/photo`, script: "send-photo", signedIn: true },
];

for (const { path, script, signedIn } of pages) {
  test(`${path} has one script, under 4 KB, that nothing waits for`, async () => {
    const { body, status } = await getMeasured(site.origin + path, signedIn ? { Cookie: member } : {});
    expect(status).toBe(200);
    const tags = [...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(tags).toEqual([
      expect.stringMatching(new RegExp(`^<script src="/assets/${script}-[\\w-]+\\.js" type="module"`)),
    ]);
    expect(body.match(/modulepreload|as="script"|\son[a-z]+="/gi)).toBeNull();
    const [, address = ""] = /src="([^"]+)"/.exec(tags[0] ?? "") ?? [];
    const file = await getMeasured(site.origin + address);
    expect(file.headers["content-encoding"]).toBe("br");
    expect(file.bytes).toBeLessThanOrEqual(ROOM);
    // All of it: a second file would be a second round trip.
    expect(file.body).not.toMatch(/\bimport\s*[("'{*]/);
  });
}
