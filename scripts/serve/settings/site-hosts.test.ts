import { expect, test } from "vitest";
import { siteHosts } from "./site-hosts.ts";

const site = { dataDir: "", port: 8787, host: "127.0.0.1", variables: {} };

test("a site without a public address is this machine, by its own names and this port only", () => {
  expect(siteHosts(site)).toBe("localhost:8787 127.0.0.1:8787 [::1]:8787");
  expect(siteHosts({ ...site, port: 80 })).toBe("localhost 127.0.0.1 [::1]");
  expect(siteHosts({ ...site, host: "*" })).toBe("localhost:8787 127.0.0.1:8787 [::1]:8787");
  expect(siteHosts({ ...site, host: "192.0.2.7" })).toBe("localhost:8787 127.0.0.1:8787 [::1]:8787 192.0.2.7:8787");
});

test("a site with a public address is that, and what its operator names", () => {
  const variables = { PUBLIC_ORIGIN: "https://www.example.org" };
  expect(siteHosts({ ...site, variables })).toBe("");
  expect(siteHosts({ ...site, variables, web: { SITE_HOSTS: "example.org" } })).toBe("example.org");
});
