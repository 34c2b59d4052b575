import { expect, test } from "vitest";
import { bringsPassword } from "./brings-password.ts";

const posted = (path: string) => new Request(`http://site.nl${path}`, { method: "POST" });

test("only what brings a password stands in this line, however its address is written", () => {
  const brings = [
    "/login",
    "/LOGIN/",
    "/login.data",
    "/login/_.data",
    "//login",
    "/%6Cogin",
    "/complete-signup",
    "/signup?step=4",
    "/signup?step=4.0",
    "/members/a1/signup?step=4",
  ];
  for (const path of brings) expect(bringsPassword(posted(path)), path).toBe(true);
  const others = [
    "/signup",
    "/signup?step=0",
    "/signup?step=3",
    "/signup?step=message",
    "/signup?step=5",
    "/reset-password",
    "/members",
  ];
  for (const path of others) expect(bringsPassword(posted(path)), path).toBe(false);
  expect(bringsPassword(new Request("http://site.nl/login"))).toBe(false);
});
