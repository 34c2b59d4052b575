import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();
const { host } = new URL(site.origin);

/** An empty sign-in, as a browser sends it: the page comes back with what is missing. */
function sendForm(headers: Record<string, string>, path = "/login"): Promise<Response> {
  return fetch(site.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: "email=&password=",
  });
}

test("behind a proxy that ends TLS a form of our own page is answered: its browser says https, we see http", async () => {
  const answer = await sendForm({ Origin: `https://${host}`, "Sec-Fetch-Site": "same-origin" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("<h1");
});

test("so is a browser's that hides where it comes from, but says that it is our own page", async () => {
  expect((await sendForm({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(422);
});

test("so is what a client navigation sends", async () => {
  const answer = await sendForm({ Origin: `https://${host}`, "Sec-Fetch-Site": "same-origin" }, "/login.data");
  expect(answer.status).toBe(422);
});

test("another site's form is refused with a page, whatever the scheme", async () => {
  for (const scheme of ["http", "https"]) {
    const answer = await sendForm({ Origin: `${scheme}://elsewhere.example` });
    expect(answer.status, scheme).toBe(403);
    expect(await answer.text(), scheme).toContain("<h1");
  }
});
