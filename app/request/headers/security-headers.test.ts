import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const parts = { host: "site.nl", nonce: "n1", styles: ["sha256-abc"] };
const directive = (name: string, policy = securityHeaders(parts)["Content-Security-Policy"] ?? "") =>
  policy.split(";").find((part) => part.startsWith(`${name} `));

test("scripts run by nonce or from our files, never inline or by eval", () => {
  expect(directive("script-src")).toBe("script-src 'self' 'nonce-n1'");
  expect(directive("style-src")).toBe("style-src 'self' 'sha256-abc'");
  expect(securityHeaders(parts)["Content-Security-Policy"]).not.toContain("unsafe");
});

test("a hydrated page's scripts may add styles, by its nonce", () => {
  const policy = securityHeaders({ ...parts, hydrated: true })["Content-Security-Policy"];
  expect(directive("style-src", policy)).toBe("style-src 'self' 'sha256-abc' 'nonce-n1'");
  expect(policy).not.toContain("unsafe");
});

test("no other site may frame a page, and forms are sent to this site only", () => {
  expect(directive("frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive("form-action")).toBe("form-action 'self'");
  expect(directive("base-uri")).toBe("base-uri 'none'");
});

test("fonts, films and their captions come from this site", () => {
  expect(directive("font-src")).toBe("font-src 'self'");
  expect(directive("media-src")).toBe("media-src 'self'");
});

test("pictures may have a host of their own", () => {
  const policy = securityHeaders({ ...parts, imageOrigin: "https://cdn.nl" })["Content-Security-Policy"];
  expect(directive("img-src", policy)).toBe("img-src 'self' data: https://cdn.nl");
});

test("only a page that shows mails may frame, and a mail in a frame may do nothing but look like itself", () => {
  expect(directive("frame-src")).toBeUndefined();
  const page = securityHeaders({ ...parts, framing: "shows" })["Content-Security-Policy"];
  expect(directive("frame-src", page)).toBe("frame-src 'self'");
  expect(directive("style-src", page)).toBe("style-src 'self' 'sha256-abc'");
  const mail = securityHeaders({ ...parts, framing: "is_mail" })["Content-Security-Policy"] ?? "";
  expect(mail.split(";")).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox",
  ]);
});
