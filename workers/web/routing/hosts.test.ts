import { expect, test } from "vitest";
import { isOwnHost } from "./hosts.ts";

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
