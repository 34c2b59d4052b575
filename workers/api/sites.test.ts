import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { runInDurableObject } from "cloudflare:test";
import { actorsOf } from "./actors/actors.ts";
import { requireSecrets, type Env } from "./env.ts";
import { isIssued, memberIdOf } from "./ids.ts";
import { validUntil, signedName } from "./providers/photos/signed-image.ts";
import { envOf, siteOf, siteOfObject } from "./sites.ts";

const deployed = { ...(env as unknown as Env), SITES: '{"bbw": "https://bbw.example", "gay": "https://gay.example"}' };

test("a site has its own address and secrets; the first one, and one that nothing names, the deployment's", () => {
  const [bbw, gay] = [envOf(deployed, "bbw"), envOf(deployed, "gay")];
  expect(bbw.PUBLIC_ORIGIN).toBe("https://bbw.example");
  const secrets = [deployed, bbw, gay].flatMap(({ TOKEN_SECRET, PHOTO_SECRET }) => [TOKEN_SECRET, PHOTO_SECRET]);
  expect(new Set(secrets).size).toBe(6);
  expect(envOf(deployed, "bbw"), "made once").toBe(bbw);
  expect(envOf(bbw, "bbw"), "a site's own stays that").toBe(bbw);
  for (const site of ["periwinkle", "tests"]) expect(envOf(deployed, site)).toBe(deployed);
  expect(bbw.MEMBER).toBe(deployed.MEMBER);
});

test("an id and a photo's address of one site are no other's", () => {
  const [bbw, gay] = [envOf(deployed, "bbw"), envOf(deployed, "gay")];
  const id = memberIdOf({ secret: bbw.TOKEN_SECRET, site: "bbw", signupKey: "one" });
  expect(isIssued({ secret: bbw.TOKEN_SECRET, site: "bbw", id })).toBe(true);
  for (const [other, site] of [
    [gay, "gay"],
    [deployed, "periwinkle"],
  ] as const)
    expect(isIssued({ secret: other.TOKEN_SECRET, site, id })).toBe(false);
  const [file, now] = [`${"a".repeat(20)}/large.webp`, Date.now()];
  const signed = signedName({ file, secret: bbw.PHOTO_SECRET, now }).split("?s=")[1] ?? "";
  expect(validUntil({ file, signed, secret: bbw.PHOTO_SECRET, now })).toBeGreaterThan(now);
  for (const { PHOTO_SECRET: secret } of [gay, deployed])
    expect(validUntil({ file, signed, secret, now })).toBeUndefined();
});

test("a request is about the site of the host that the web Worker names", () => {
  const asked = (host?: string) =>
    siteOf(new Request("http://api.internal/", { headers: host ? { "X-Forwarded-Host": host } : {} }), deployed);
  expect(["bbw.example", "gay.example:8443", "made.up", undefined].map(asked)).toEqual([
    "bbw",
    "gay",
    "periwinkle",
    "periwinkle",
  ]);
});

test("an object belongs to the site that its name begins with", async () => {
  await actorsOf(deployed, "bbw").site().settings();
  const names = [deployed.SITE.getByName("bbw"), deployed.ACCOUNTS.getByName("gay/3")];
  const sites = names.map((stub) => runInDurableObject(stub, (_object, state) => siteOfObject(state)));
  expect(await Promise.all(sites)).toEqual(["bbw", "gay"]);
});

test("a table that is wrong stops the start", () => {
  expect(() => requireSecrets({ ...deployed, SITES: '{"bbw": "bbw.example"}' })).toThrow("not configured: SITES");
});

test("a site called after a niche begins as one, until its operators say otherwise", async () => {
  const site = actorsOf(deployed, "milf").site();
  expect((await site.settings()).niche).toBe(6);
  await site.changeSettings({ niche: 2 });
  expect((await site.settings()).niche).toBe(2);
});
