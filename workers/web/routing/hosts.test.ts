import { expect, test } from "vitest";
import { canonicalOrigin, isOwnHost } from "./hosts.ts";

test("only the hosts that the site was given are its own", () => {
  const env = { SITE_HOSTS: "localhost:8787, 127.0.0.1:8787 [::1]:8787", PUBLIC_ORIGIN: "https://www.Example.org" };
  for (const host of ["localhost:8787", "127.0.0.1:8787", "[::1]:8787", "www.example.org"]) {
    expect(isOwnHost(host, env), host).toBe(true);
  }
  for (const host of [
    "example.org",
    "www.example.org.evil.nl",
    "localhost",
    "localhost:1",
    "rebound.evil.nl:8787",
    "",
  ]) {
    expect(isOwnHost(host, env), host).toBe(false);
  }
});

test("the hosts of the other sites are ours, too", () => {
  const env = {
    PUBLIC_ORIGIN: "https://www.example.org",
    SITES: '{"bbw": ["https://bbw.example", "http://bbw.localhost:8787"]}',
  };
  for (const host of ["www.example.org", "bbw.example", "bbw.localhost:8787"])
    expect(isOwnHost(host, env), host).toBe(true);
  for (const host of ["gay.example", "bbw.example:1", "bbw.localhost"]) expect(isOwnHost(host, env), host).toBe(false);
  expect(() => isOwnHost("bbw.example", { ...env, SITES: "{" })).toThrow("not configured: SITES");
});

test("where nothing names them, whoever leads visitors here has chosen", () => {
  expect(isOwnHost("anything.example", {})).toBe(true);
  expect(isOwnHost("anything.example", { SITE_HOSTS: "www.example.org" })).toBe(false);
});

test("search engines find a site at its first address, whichever was asked", () => {
  const env = {
    PUBLIC_ORIGIN: "https://www.example.org",
    SITE_HOSTS: "example.org",
    SITES: '{"bbw": ["https://bbw.example", "http://bbw.localhost:8787"]}',
  };
  const at = (address: string) => canonicalOrigin(new URL(address), env);
  expect(["https://www.example.org/a", "https://example.org/"].map(at)).toEqual(
    Array(2).fill("https://www.example.org"),
  );
  expect(["http://bbw.localhost:8787/", "https://bbw.example/"].map(at)).toEqual(Array(2).fill("https://bbw.example"));
  expect(canonicalOrigin(new URL("http://localhost:8787/"), {})).toBe("http://localhost:8787");
});
