import { expect, test } from "vitest";
import { buffered } from "../../../tests/support/doubles/buffered-request.ts";
import { hasPassword } from "./has-password.ts";
import { withBody } from "./buffered-request.ts";

const posted = (path: string, fields: Record<string, string> | FormData = { password: "a long walk" }) =>
  new Request(`http://site.nl${path}`, {
    method: "POST",
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });

test("only what brings a password stands in this line, however its address is written", async () => {
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
    "/Members/a1//signup/?step=4",
    "/members/a%252Fb/signup?step=4",
    "/members/a%20b/%73ignup.data?step=4",
  ];
  for (const path of brings) expect(await hasPassword(await buffered(posted(path))), path).toBe(true);
  const others = [
    "/signup",
    "/signup?step=0",
    "/signup?step=3",
    "/signup?step=message",
    "/signup?step=5",
    "/reset-password",
    "/members",
  ];
  for (const path of others) expect(await hasPassword(await buffered(posted(path))), path).toBe(false);
  expect(await hasPassword(await buffered(new Request("http://site.nl/login")))).toBe(false);
});

test("a sign-up's form without a password, or one that leads elsewhere, waits for nobody", async () => {
  const secret = { password: "a long walk" };
  const others = [
    posted("/complete-signup", { name: "Anna" }),
    posted("/complete-signup", { password: "" }),
    posted("/complete-signup", { ...secret, go: "change:2" }),
    posted("/signup?step=4", { consent_terms: "on" }),
    posted("/signup?step=4", { ...secret, go: "back" }),
    posted("/members/a1/signup?step=4", { ...secret, go: "message" }),
  ];
  for (const request of others) expect(await hasPassword(await buffered(request)), request.url).toBe(false);
});

test("a form that its route refuses as a whole waits for nobody", async () => {
  const twice = new FormData();
  for (const password of ["a long walk", "a longer walk"]) twice.append("password", password);
  const file = new FormData();
  file.append("password", new Blob(["no text"]), "a.txt");
  for (const body of [twice, file]) {
    expect(await hasPassword(await buffered(posted("/signup?step=4", body)))).toBe(false);
  }
});

test("what the routes take for a password is one, whatever a form says besides", async () => {
  const brings = [
    posted("/complete-signup", { password: "a long walk", go: "back" }),
    posted("/complete-signup", { password: "a long walk", go: "change:22" }),
    posted("/signup?step=4", { password: "a long walk", go: "change:2" }),
  ];
  for (const request of brings) {
    const sent = await buffered(request);
    expect(await hasPassword(sent), request.url).toBe(true);
    // The route reads all of it again.
    expect(new Uint8Array(await withBody(sent.request, sent.body).arrayBuffer())).toEqual(sent.body);
  }
});
