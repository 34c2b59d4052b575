import { expect, type Page } from "@playwright/test";
import type { Site } from "./browser-fixtures.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Fills in and sends the form of the open sign-in page. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

/** An empty page of a second device that is signed in by a posted form. `userAgent` gives the device its name. */
export async function pageOnAnotherDevice(
  site: Site,
  { email, password }: Credentials,
  userAgent?: string,
): Promise<Page> {
  const { context } = await site.visitor();
  const answer = await context.request.post(`${site.origin}/login`, {
    form: { email, password },
    headers: { Origin: site.origin, ...(userAgent && { "User-Agent": userAgent }) },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/members"]);
  return context.newPage();
}
