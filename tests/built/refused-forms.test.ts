import { expect, test } from "vitest";
import { LARGEST_BODY } from "../../app/contract/endpoint.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { cookiePair, memberPair } from "../support/http/site-cookies.ts";

const site = siteUnderTest();
const { origin } = site;

/** The page that answers a form which no page of ours sends. */
async function post(path: string, body: BodyInit, cookie = cookiePair("locale", "nl")) {
  const headers = { Origin: origin, Accept: "text/html", Cookie: cookie };
  const answer = await fetch(origin + path, { method: "POST", headers, body, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

function withFile() {
  const form = new FormData();
  form.set("email", new File(["x"], "photo.jpg"));
  return form;
}

const refused: [what: string, body: () => BodyInit][] = [
  ["a name twice", () => new URLSearchParams("email=a%40b.nl&email=b%40c.nl&password=hush-hush")],
  ["a file where text belongs", withFile],
  ["61 fields", () => new URLSearchParams(Array.from({ length: 61 }, (_, index) => [`f${index}`, "x"]))],
  ["a name that conform reads as an order", () => new URLSearchParams({ __intent__: "{", email: "a@b.nl" })],
  ["a name that makes an endless list", () => new URLSearchParams({ "list[99999999]": "x" })],
];

for (const [what, body] of refused) {
  test(`a form with ${what} is refused with a text, and with ways on`, async () => {
    for (const path of ["/login", "/signup?step=3", "/reset-password", "/complete-signup"]) {
      const { status, html } = await post(path, body());
      expect(status, path).toBe(422);
      expect(html, path).toContain("We konden dit formulier niet lezen");
      expect(html, path).toContain(`<a href="${path}"`);
      expect(html, path).not.toContain("hush-hush");
    }
  });
}

test("a form of more than 64 KB is refused with a text", async () => {
  const { status, html } = await post("/login", new URLSearchParams({ email: "x".repeat(LARGEST_BODY) }));
  expect(status).toBe(413);
  expect(html).toContain("Dit was meer dan we kunnen aannemen");
});

test("forms of one button say too why they were refused as a whole", async () => {
  const member = await memberPair(site);
  for (const path of ["/members", "/likes", "/chats"]) {
    const { status, html } = await post(path, new URLSearchParams("like=1&like=2"), member);
    expect(status, path).toBe(422);
    expect(html, path).toMatch(/We could not read this form|We konden dit formulier niet lezen/);
  }
});
