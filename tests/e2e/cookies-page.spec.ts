import type { Page } from "@playwright/test";
import { expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { answerWho, continueStep } from "../support/browser/sign-up-walk.ts";
import { signIn } from "../support/browser/sign-in.ts";

/** The names at the beginnings of the list's lines: `a, b and c: what they are for`. */
async function namesOn(page: Page, heading: string): Promise<string[]> {
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
  const lines = await section.getByRole("listitem").allTextContents();
  return lines.flatMap((line) => (line.split(":")[0] ?? "").split(/, | and /));
}

const storedIn = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test("every cookie and stored item of a visit is listed on the cookies page", async ({ site, javaScriptEnabled }) => {
  const anna = await site.member();
  const bert = await site.member();
  const visitor = await site.visitor();
  const page = await visitor.open("/landers/gallery", { network: "friends", ref: "7" });
  // Somebody whom the site warns at its entry goes on.
  await visitor.context.request.post(`${site.origin}/entry`, { form: {}, headers: { Origin: site.origin } });
  const cookies = new Set<string>();
  const collect = async () => {
    for (const { name } of await visitor.context.cookies()) cookies.add(name.replace(/^__Host-/, ""));
  };
  await page.goto(`${site.origin}/signup`);
  await answerWho(page);
  await continueStep(page);
  await collect();
  await page.goto(`${site.origin}/lang-config`);
  await page.getByRole("button", { name: "Switch comfort mode on" }).click();
  await page.getByRole("main").getByRole("button", { name: "English" }).click();
  await page.goto(`${site.origin}/login`);
  await signIn(page, anna);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
  await page.goto(`${site.origin}/profile/display`);
  await page.getByLabel("Dark", { exact: true }).check();
  await page.getByRole("main").getByRole("button", { name: "Save" }).click();
  await collect();
  // Its scripts run once it opens its connection; until then the form would leave by itself.
  const connection = javaScriptEnabled === false ? undefined : page.waitForEvent("websocket");
  await page.goto(`${site.origin}/members/${bert.id}/chat`);
  await connection;
  const stored = javaScriptEnabled === false ? [] : await messageThatCannotLeave(page, site);
  await page.goto(`${site.origin}/pages/cookies`);
  await collect();
  const named = await namesOn(page, "Which ones");
  expect([...cookies].filter((name) => !named.includes(name))).toEqual([]);
  // A test that sees nothing proves nothing.
  for (const name of ["session", "visitor", "draft", "entry", "locale", "comfort", "theme"])
    expect([...cookies]).toContain(name);
  const places = await namesOn(page, "What your browser stores itself");
  expect(stored.filter((key) => !places.some((place) => key === place || key.startsWith(`${place}.`)))).toEqual([]);
});

/** What lies in the browser while a message waits for the connection and another one is being written. */
async function messageThatCannotLeave(page: Page, site: Site): Promise<string[]> {
  site.console.expectError(/message\.php/);
  await page.route("**/api/message.php", (route) => route.abort());
  await page.getByRole("textbox", { name: "Your message" }).fill("Shall we walk on Sunday?");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect.poll(() => storedIn(page)).toContainEqual(expect.stringMatching(/^periwinkle\.outbox\./));
  await page.getByRole("textbox", { name: "Your message" }).fill("Or on Saturday?");
  await expect.poll(() => storedIn(page)).toContainEqual(expect.stringMatching(/^periwinkle\.draft\./));
  return storedIn(page);
}
