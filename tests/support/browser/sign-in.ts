import { expect, type Page } from "@playwright/test";
import type { Site } from "./browser-fixtures.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in on the page that stands there, as people do. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A second device of somebody, signed in by its form without a page to load; `userAgent` is what it is called by. */
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
