import { expect, test } from "vitest";
import { isReturnUrl } from "./return-url.ts";

const live = { PUBLIC_ORIGIN: "https://www.example.org", SITE_MODE: "live" };

test("a payment leads back to our own host, also where a proxy ends TLS before us", () => {
  for (const origin of ["https://www.example.org", "http://www.example.org"])
    expect(isReturnUrl(`${origin}/transactions/1`, live)).toBe(true);
});

test("a payment leads nowhere else", () => {
  for (const address of [
    "https://evil.example/transactions/1",
    "https://www.example.org.evil.example/",
    "https://www.example.org@evil.example/",
    "https://www.example.org:8443/",
    "javascript:alert(1)",
    "ftp://www.example.org/",
    "http://localhost/",
  ])
    expect(isReturnUrl(address, live)).toBe(false);
});

test("a demonstration is looked at on this machine under any port", () => {
  const demo = { PUBLIC_ORIGIN: "http://localhost:8787", SITE_MODE: "demo" };
  expect(isReturnUrl("http://127.0.0.1:9000/transactions/1", demo)).toBe(true);
  expect(isReturnUrl("http://192.0.2.1:9000/transactions/1", demo)).toBe(false);
});
