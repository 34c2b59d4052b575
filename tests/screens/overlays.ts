import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listChats } from "../../app/contract/conversations/conversations.ts";
import { getMember, like, listLikes, searchMembers } from "../../app/contract/people/discovery.ts";
import { listPhotos } from "../../app/contract/people/photos.ts";
import { menuWord } from "../support/browser/menus.ts";
import type { ApiClient } from "../support/http/api-client.ts";

/** A dialog, a menu or a toast over a page: where, and what one does there to see it. */
export interface Overlay {
  name: string;
  address: string;
  open?: (page: Page) => Promise<unknown>;
}

/** Another member: what they do shows as a dialog or a toast. */
export interface Other {
  likes(): Promise<unknown>;
  writes(): Promise<unknown>;
}

interface CommonWords {
  more: string;
  menu: Record<string, string>;
}

function wordsOf(language: string): CommonWords {
  return JSON.parse(readFileSync(`locales/${language}/common.json`, "utf8")) as CommonWords;
}

/** What visitors can open. `member`: one whom visitors may see. */
export function visitorsOverlays(member: string, language: string): Overlay[] {
  const { menu } = wordsOf(language);
  const join = (page: Page) => page.locator("a[data-signup], form[data-signup] button").first().click();
  return [
    { name: "menu-language-visitor", address: "/", open: (page) => menuWord(page, menu["language"] ?? "").click() },
    { name: "dialog-sign-up", address: `/members/${member}/landing2/love`, open: join },
  ];
}

/** Every dialog, menu and toast that the member can see. */
export async function membersOverlays(api: ApiClient, other: Other, language: string): Promise<Overlay[]> {
  const { more, menu } = wordsOf(language);
  const [{ chats }, { liked_by: likedBy }] = [await api.callOrThrow(listChats), await api.callOrThrow(listLikes)];
  const [conversation, admirer] = [chats.at(-1)?.conversation.id, likedBy.at(-1)?.id];
  if (!conversation || !admirer) throw new Error("The demo data has no conversation or no like.");
  await api.callOrThrow(like, { id: admirer });
  const opened = (word?: string) => (page: Page) => menuWord(page, word ?? "").click();
  const deletes = async (page: Page) => {
    await page.locator("main input[type=password]").fill("What was typed is not sent");
    await page.locator("main form button").click();
  };
  const shown = (kind: string) => (page: Page) => page.getByRole("button", { name: `Show ${kind}` }).click();
  return [
    { name: "dialog-remove", address: `/chats?remove=${conversation}` },
    { name: "match", address: `/likes/m/${admirer}` },
    { name: "dialog-block", address: `/members/${admirer}?block=1` },
    { name: "dialog-gallery", address: `/members/${admirer}?photo=1` },
    { name: "dialog-photo-premium", address: `${await lockedPhoto(api)}` },
    { name: "dialog-photo-delete", address: `/profile/photos?delete=${await ownPhoto(api)}` },
    { name: "dialog-sign-out", address: "/profile/security?ask=others" },
    { name: "dialog-delete", address: "/profile/delete/confirm", open: deletes },
    { name: "menu-account", address: "/members", open: opened(menu["account"]) },
    { name: "menu-language", address: "/members", open: opened(menu["language"]) },
    { name: "menu-chat", address: `/chats/${conversation}`, open: opened(more) },
    { name: "dialog-like", address: "/members", open: () => other.likes() },
    { name: "toast-message", address: "/members", open: () => other.writes() },
    {
      name: "toast-signed-out",
      address: "/profile/security?ask=others",
      async open(page) {
        await page.getByRole("alertdialog").getByRole("button").first().click();
      },
    },
    { name: "toast-failure", address: "/dev/ui#pictures", open: shown("a failure") },
  ];
}

async function ownPhoto(api: ApiClient): Promise<string> {
  const [first] = (await api.callOrThrow(listPhotos)).photos;
  if (!first) throw new Error("The demo data's member has no photo.");
  return first.id;
}

/** The address of a photo that only premium members see. */
async function lockedPhoto(api: ApiClient): Promise<string> {
  const { results } = await api.callOrThrow(searchMembers, {});
  for (const { id } of results) {
    const { images = [] } = (await api.callOrThrow(getMember, { id })).profile;
    const at = images.findIndex(({ locked }) => locked);
    if (at >= 0) return `/members/${id}?photo=${at + 1}`;
  }
  throw new Error("The demo data has no photo for premium members.");
}

const TOAST = "[data-state=open][data-swipe-direction]";

/** Opens it, with its page at rest. */
export async function openOverlay(page: Page, origin: string, { name, address, open }: Overlay): Promise<void> {
  await page.goto(origin + address, { waitUntil: "networkidle" });
  // Radix' halves have taken over where there is a script.
  if (await page.locator("html[data-texts]").count())
    await page.locator("[aria-haspopup=menu]").first().waitFor({ state: "attached" });
  const [, hash] = address.split("#");
  await open?.(page);
  if (name.startsWith("toast")) await page.locator(TOAST).first().waitFor();
  if (name.startsWith("dialog"))
    await page.locator("[role=dialog], [role=alertdialog], dialog[open]").first().waitFor();
  // Pressing scrolled to what was pressed.
  if (hash) await page.locator(`#${hash}`).evaluate((part) => part.scrollIntoView());
  // Some never end.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState === "finished" || effect?.getComputedTiming().iterations === Infinity;
    }),
  );
}
