import { expect, test } from "vitest";
import { anEmail, signUpAnswers, signUpSteps } from "../support/sign-up.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const { origin } = siteUnderTest();

/** What a browser would send of a fresh page, before it has any cookie. */
async function freshForm(email: string): Promise<URLSearchParams> {
  const html = await (await fetch(`${origin}/complete-signup`)).text();
  const key = /name="signup_key" value="([^"]+)"/.exec(html)?.[1] ?? "";
  return new URLSearchParams({ ...signUpAnswers, ...signUpSteps()[4], email, signup_key: key });
}

async function send(body: URLSearchParams) {
  const headers = { Origin: origin, Accept: "text/html" };
  const { status, headers: answered } = await fetch(`${origin}/complete-signup`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  return { status, location: answered.get("Location") };
}

const opened = { status: 303, location: "/signup-matches?api_signup_complete=1" };

test("a sign-up in one page whose answer was lost can be sent again: one account, the same answer", async () => {
  const form = await freshForm(anEmail());
  expect(await send(form)).toEqual(opened);
  expect(await send(form)).toEqual(opened);
});

test("two fresh pages are two sign-ups", async () => {
  const email = anEmail();
  expect(await send(await freshForm(email))).toEqual(opened);
  expect(await send(await freshForm(email))).toMatchObject({ status: 409 });
});
