import type { Page } from "@playwright/test";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { block } from "../../app/contract/safety/blocks.ts";
import { sendReport } from "../../app/contract/safety/reports.ts";
import { sendSupport } from "../../app/contract/safety/support.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { anOperator, openItem, postOperatorSignIn } from "../support/browser/operator.ts";
import { overflows } from "../support/browser/overflows.ts";
import { expectReachable } from "../support/browser/reachable.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { browserCookie } from "../support/http/site-cookies.ts";
import { aComplaintAboutNobody } from "../support/site/complaint-about-nobody.ts";
import { aMemberWithPhotos } from "../support/site/member-with-photos.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";
import { aSuspendedMember } from "../support/site/suspended-member.ts";

const once = { tag: "@javascript" };

test("the keyboard reaches everything on the pages of one's own profile and safety", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ photo: true, paid_user: true }), await site.member({ name: "Bert" })];
  await anna.api.callOrThrow(block, { id: (await site.member()).id });
  const cards = ["name", "about", "interests", "looking-for", "facts", "place", "photos", "blocked", "hidden", "data"];
  const paths = [
    "/profile",
    ...cards.map((card) => `/profile/${card}`),
    `/members/${bert.id}/report`,
    "/complaints",
    "/support",
  ];
  for (const path of [...paths, `/members/${bert.id}?block=1`, `${await aMemberWithPhotos(site)}?photo=1`]) {
    const page = await anna.open(path);
    // React puts its own menus in the place of the browser's.
    if (await page.evaluate(() => "modules" in document.documentElement.dataset)) {
      await isTakenOver(page);
      await expect(page.locator("header summary")).toHaveCount(0);
    }
    // With its script the page takes several photos at once, without the button.
    if (path.endsWith("/photos")) await expect(page.getByText("You can choose several.")).toBeVisible();
    if (/\?(?:photo|block)=1$/.test(path))
      await expect(page.locator(":is([role=dialog],[role=alertdialog])[data-state=open]")).toBeVisible();
    // A question is answered by yes or no, and has nothing else.
    await expectReachable(page, path.endsWith("?block=1") ? 2 : undefined);
    await page.close();
  }
});

/** What waits in each queue, by words that only its page has. */
async function itemsOf(site: Site, { number, appeal }: { number: string; appeal: string }) {
  const [anna, fay] = [await site.member({ credits: 5 }), await site.member({ name: "Fay", fictional: true })];
  const words = crypto.randomUUID();
  await anna.writes(fay, words);
  await anna.api.callOrThrow(changeProfile, { about: `Mail me: ${words}@elsewhere.example` });
  const report = { key: words, id: (await site.member()).id, reason: "hate" as const, text: "" };
  const { case: reported } = await anna.api.callOrThrow(sendReport, report);
  await noScriptBrowser(site.origin).post(appeal, { text: "It was a joke." });
  await aPhotoThatWaits(site);
  const question = {
    key: crypto.randomUUID(),
    topic: "other" as const,
    text: `Where is it? ${words}`,
    language: "nl" as const,
  };
  await anna.api.callOrThrow(sendSupport, question);
  await site.delivered();
  const items = [
    { queue: "photos", words: 'value="no_face"' },
    { queue: "held-texts", words: `${words}@` },
    { queue: "fictional", words },
    { queue: "reports", words: reported },
    { queue: "appeals", words: number },
    { queue: "support", words: question.text },
  ] as const;
  return { fay, items };
}

test("the keyboard reaches everything on the staff's pages, and axe finds nothing in Dutch", once, async ({ site }) => {
  test.slow();
  const suspended = await aSuspendedMember(site);
  const { context } = await site.visitor();
  await context.addCookies([browserCookie(site.origin, "locale", "nl")]);
  const page = await context.newPage();
  const reach = async (path: string) => {
    await page.goto(site.origin + path);
    await expectReachable(page);
  };
  await reach(suspended.appeal);
  await reach("/operator/login");
  const headers = { Origin: site.origin };
  const { email, password } = await anOperator(site);
  await context.request.post(`${site.origin}/operator/login`, { form: { email, password }, headers });
  await reach("/operator/login/code");
  expect(await seenInDutch(page), "the code").toEqual([]);
  await postOperatorSignIn(context, site);

  const { fay, items } = await itemsOf(site, suspended);
  await reach(suspended.appeal);
  expect(await seenInDutch(page), "an appeal that was sent").toEqual([]);
  const member = `/operator/members/${suspended.member.id}`;
  await reach(member);
  await context.request.post(site.origin + member, { form: { reason: "a mail of today" }, headers });
  const fictional = `/operator/fictional/profiles/${fay.id}`;
  for (const path of [
    member,
    `${member}/decide`,
    `${member}/lift`,
    `${member}/correct`,
    `${member}/erase`,
    `${member}/refunds`,
    fictional,
    `${fictional}/retire`,
  ])
    await reach(path);
  for (const path of ["", "/members", "/fictional", "/fictional/new", "/passkeys", "/figures", "/audit"])
    await reach(`/operator${path}`);
  await page.goto(`${site.origin}${member}/cases/${suspended.number}`);
  expect(await seenInDutch(page), "a decided case").toEqual([]);
  await expectReachable(page);
  for (const item of items) {
    await openItem(page, site, item);
    expect(await seenInDutch(page), item.queue).toEqual([]);
    await expectReachable(page);
  }
  await openItem(page, site, { queue: "reports", words: await aComplaintAboutNobody(site) });
  await reach(`${new URL(page.url()).pathname}/member?q=${suspended.member.id}`);
  expect(await seenInDutch(page), "whom a complaint is about").toEqual([]);
});

/** What axe finds, and where the page is too wide for a narrow window. */
async function seenInDutch(page: Page): Promise<string[]> {
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  const size = page.viewportSize();
  const found = [...(await axeViolations(page)), ...(await overflows(page))];
  if (size) await page.setViewportSize(size);
  return found;
}
