import type { Browser, Page } from "@playwright/test";
import { sendMessage } from "../../app/contract/conversations/conversations.ts";
import { like } from "../../app/contract/people/discovery.ts";
import { currentUser, login } from "../../app/contract/account/session.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { jarOf, type MadeMember, type MemberWishes, siteApi } from "../support/site/site-api.ts";
import { takeWindow } from "./camera.ts";
import { contextFor, fileOf, isWanted, type Look, memberContext } from "./look.ts";
import { membersOverlays, openOverlay, type Other, type Overlay, visitorsOverlays } from "./overlays.ts";

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
  /** The member whose pages are taken, and how they sign in. */
  member: ApiClient;
  credentials: { email: string; password: string };
}

/** Every dialog, menu and toast in one look. */
export async function takeOverlays({ browser, site, look, member, credentials }: Session): Promise<void> {
  const own = (await member.callOrThrow(currentUser)).user.profile?.id ?? "";
  const visitor = await contextFor(browser, look);
  await takeEach(await visitor.newPage(), { site, look, overlays: visitorsOverlays(own, look.language) });
  await visitor.close();
  // Devices that can be signed out.
  for (const device of [clientOf(site), clientOf(site)]) await device.callOrThrow(login, credentials);
  const signedIn = await memberContext(browser, { site, look, member });
  const overlays = await membersOverlays(member, await otherMember(site, own), look.language);
  await takeEach(await signedIn.newPage(), { site, look, overlays });
  await signedIn.close();
  await takeActivation({ browser, site, look });
}

/** Somebody whose address is not confirmed yet sees this on a phone. */
async function takeActivation({ browser, site, look }: Pick<Session, "browser" | "site" | "look">): Promise<void> {
  const made = await makeMember(site, {
    name: "Annelies",
    email: `annelies.${crypto.randomUUID().slice(0, 4)}@example.org`,
    confirmed: false,
  });
  const context = await memberContext(browser, { site, look, member: clientOf(site, made) });
  await context.setExtraHTTPHeaders({ "Sec-CH-UA-Mobile": "?1" });
  const overlays = [{ name: "dialog-activation", address: "/signup-matches?api_signup_complete=1" }];
  await takeEach(await context.newPage(), { site, look, overlays });
  await context.close();
}

interface Taken {
  site: TestSite;
  look: Look;
  overlays: Overlay[];
}

async function takeEach(page: Page, { site, look, overlays }: Taken): Promise<void> {
  for (const overlay of overlays) {
    if (!isWanted(overlay.name)) continue;
    await openOverlay(page, site.origin, overlay);
    await takeWindow(page, { width: look.width, file: fileOf(overlay.name, look) });
  }
}

/** The same one writes in every look: it stays one conversation. */
let writer: ApiClient | undefined;

async function otherMember(site: TestSite, own: string): Promise<Other> {
  const wishes: MemberWishes = { name: "Willem", gender: "male", credits: 50 };
  const api = clientOf(site, await makeMember(site, wishes));
  writer ??= api;
  const message = { to: own, text: "Shall we walk on Sunday?" };
  return {
    likes: () => api.callOrThrow(like, { id: own }),
    writes: () => writer?.callOrThrow(sendMessage, { client_id: crypto.randomUUID(), ...message }) ?? Promise.resolve(),
  };
}

function makeMember({ apiOrigin = "", environment }: TestSite, wishes: MemberWishes): Promise<MadeMember> {
  return siteApi({ apiOrigin, seedToken: environment["SITE_SEED_TOKEN"] ?? "" }).makeMember(wishes);
}

function clientOf({ apiOrigin = "" }: TestSite, member?: MadeMember): ApiClient {
  return apiClient(apiOrigin, member && { cookies: jarOf(member.cookie) });
}
