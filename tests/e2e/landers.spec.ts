import type { Page } from "@playwright/test";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { landers } from "../support/landers.ts";

const choice = (page: Page, question: string, name: string) =>
  page.getByRole("radiogroup", { name: question }).getByRole("radio", { name, exact: true });

/** From a lander's start form into the sign-up, which knows what was chosen. */
async function begin(page: Page) {
  await choice(page, "I am a", "Woman").check();
  await choice(page, "I would like to meet a", "Man").check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/signup\?step=1$/);
  await expect(page.getByRole("combobox", { name: "Country you live in" })).toHaveValue("NL");
  await page.goto(new URL("/signup?step=0", page.url()).href);
  await expect(page.getByRole("radio", { name: "Woman", exact: true }).first()).toBeChecked();
  await expect(page.getByRole("radio", { name: "Man", exact: true }).last()).toBeChecked();
}

for (const path of landers) {
  test(`${path} has words of its own for a country, and begins the sign-up`, scriptless, async ({ site }) => {
    const visitor = await site.visitor({ country: "NL" });
    const page = await visitor.open(path, { network: "friends" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, in the Netherlands$/);
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("contentinfo")).toContainText("physical contact with them is not possible");
    await begin(page);
  });
}

test(
  "a slug chooses the words of each lander that takes one, and a made-up one is no page",
  scriptless,
  async ({ site }) => {
    const visitor = await site.visitor({ country: "NL" });
    const page = await visitor.open("/landers/socialnetwork/walking");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page.getByText("Do you like the sea better in summer or in a storm?")).toBeAttached();
    for (const path of landers.filter((lander) => !lander.endsWith("tinderswipe"))) {
      await page.goto(`${site.origin}${path}/walking`);
      await expect(heading, path).toHaveText("Good company for a walk, in the Netherlands");
      site.console.expectError(/404/);
      await page.goto(`${site.origin}${path}/made-up`);
      await expect(heading, path).toHaveText("This page could not be found");
    }
    for (const path of ["/landers/made-up", "/landers/tinderswipe/walking"]) {
      site.console.expectError(/404/);
      await page.goto(site.origin + path);
      await expect(heading, path).toHaveText("This page could not be found");
    }
  },
);

test("the cards of the deck leave one after the other, and come back", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ country: "NL" })).open("/landers/tinderswipe");
  const submit = page.getByRole("button", { name: "Go on" });
  await choice(page, "I am a", "Woman").check();
  await expect(page.getByText("I am a", { exact: true })).toBeHidden();
  await choice(page, "I would like to meet a", "Man").check();
  await expect(page.getByText("I would like to meet a", { exact: true })).toBeHidden();
  await submit.click({ trial: true });
  await page.getByRole("button", { name: "Back to the first card" }).click();
  await expect(choice(page, "I am a", "Woman")).not.toBeChecked();
  await choice(page, "I am a", "Man").click({ trial: true });
});

test("a card stays while the keyboard is in it", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ country: "NL" })).open("/landers/tinderswipe");
  await choice(page, "I am a", "Woman").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "I am a", "Man")).toBeChecked();
  await expect(choice(page, "I am a", "Man")).toBeFocused();
  await expect(page.getByText("I am a", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByText("I am a", { exact: true })).toBeHidden();
  await expect(choice(page, "I would like to meet a", "Man")).toBeFocused();
});

test("the story stands still until somebody chooses its next scene", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/landers/transitionsvideolanding");
  const stage = page.getByRole("group", { name: "A story to turn over yourself" }).locator("svg g").nth(1);
  const place = () => stage.evaluate((person) => getComputedStyle(person).translate);
  const first = await place();
  await page.getByText("Room for two").click();
  await expect(page.getByRole("radio", { name: "Room for two" })).toBeChecked();
  await expect.poll(place).not.toBe(first);
  await expect.poll(place).toMatch(/^0px/);
});

for (const saves of [false, true]) {
  test(
    `the film is loaded and moves when somebody presses play${saves ? ", also for who saves data" : ""}`,
    scriptless,
    async ({ site }) => {
      const visitor = await site.visitor({ country: "NL" });
      if (saves) await visitor.context.setExtraHTTPHeaders({ "Save-Data": "on" });
      const films: string[] = [];
      visitor.context.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/\.(webm|mp4)$/.test(pathname)) films.push(pathname);
      });
      const page = await visitor.open("/landers/video");
      await page.waitForLoadState("load");
      const film = page.getByLabel("Film of nine seconds");
      const state = () =>
        film.evaluate(({ paused, currentTime, muted }: HTMLVideoElement) => ({
          paused,
          begun: currentTime > 0,
          muted,
        }));
      expect(await state()).toEqual({ paused: true, begun: false, muted: true });
      expect(films).toEqual([]);
      // Where the button to play is differs from browser to browser.
      await film.focus();
      await page.keyboard.press("Space");
      await expect.poll(state).toEqual({ paused: false, begun: true, muted: true });
      expect(new Set(films).size).toBe(1);
      const shown = () => film.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.activeCues?.length);
      await expect.poll(shown).toBe(1);
    },
  );
}
