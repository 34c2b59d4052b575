import { expect, test } from "vitest";
import { deleteChat, listChats } from "../../../app/contract/conversations/conversations.ts";
import { getDiscountCode } from "../../../app/contract/money/discounts.ts";
import { autoLike, listLikes } from "../../../app/contract/people/discovery.ts";
import { currentUser, login, logout, setLanguage } from "../../../app/contract/account/session.ts";
import { getCompanyInfo, getSettings, listInterests, listRegions, pageHidden } from "../../../app/contract/site.ts";
import { apiClient, type ApiClient } from "../../support/http/api-client.ts";
import { anAddress } from "../caller.ts";

/** An API that answers at least the calls of spec §7, and somebody who has an account there. */
export interface ShownApi {
  url: string;
  credentials: { email: string; password: string };
}

/**
 * The tests of what the spec itself shows of the API, and no more: a PHP API as it is today passes them. `api` is asked
 * when a test runs; `name` tells its tests from another API's.
 */
export function testShownCalls(name: string, api: () => Promise<ShownApi>): void {
  async function device(): Promise<ApiClient> {
    return apiClient((await api()).url, { headers: { "X-Forwarded-For": anAddress() } });
  }
  async function signedIn(): Promise<ApiClient> {
    const client = await device();
    await client.callOrThrow(login, (await api()).credentials);
    return client;
  }

  test(`${name}: signing in answers the user, and from then on user.php knows them`, async () => {
    const client = await device();
    const { user } = await client.callOrThrow(login, (await api()).credentials);
    expect(Object.keys(client.cookies)).not.toEqual([]);
    const current = (await client.callOrThrow(currentUser)).user;
    expect(current.profile).toEqual(user.profile);
    expect(Number.isInteger(current.credits)).toBe(true);
    expect(typeof current.paid_user).toBe("boolean");
  });

  test(`${name}: a wrong password is refused and signs nobody in`, async () => {
    const client = await device();
    const { email } = (await api()).credentials;
    const answer = await client.call(login, { email, password: "certainly not this one" });
    expect(answer).toMatchObject({ ok: false, problem: { error: "login_failed" } });
    expect(await client.call(currentUser)).toMatchObject({ ok: false });
  });

  test(`${name}: a visitor is told to sign in`, async () => {
    const client = await device();
    for (const endpoint of [currentUser, listChats, listLikes]) {
      const answer = await client.call(endpoint);
      expect(answer, endpoint.name).toMatchObject({ status: 403, problem: { error: "authentication_required" } });
    }
  });

  test(`${name}: the language that was chosen is the user's language`, async () => {
    const client = await signedIn();
    for (const language of ["sv", "nl"] as const) {
      await client.callOrThrow(setLanguage, { language });
      expect((await client.callOrThrow(currentUser)).user.language).toBe(language);
    }
  });

  test(`${name}: signing out ends the session, also for who kept the cookie`, async () => {
    const client = await signedIn();
    const { url } = await api();
    const kept = apiClient(url, { cookies: { ...client.cookies } });
    await client.callOrThrow(logout);
    for (const each of [client, kept]) expect(await each.call(currentUser)).toMatchObject({ status: 403 });
  });

  test(`${name}: members see their chats and likes, and may remove a chat that is not there`, async () => {
    const client = await signedIn();
    const { chats } = await client.callOrThrow(listChats);
    for (const { num_unread_messages } of chats) expect(num_unread_messages).toBeGreaterThanOrEqual(0);
    const { profiles, liked_by } = await client.callOrThrow(listLikes);
    expect([profiles, liked_by].every(Array.isArray)).toBe(true);
    const { profile } = await client.callOrThrow(autoLike);
    expect(profile === null || profile.id !== "").toBe(true);
    expect((await client.call(deleteChat, { conversation: "nothing" })).ok).toBe(true);
    expect((await client.callOrThrow(listChats)).chats).toHaveLength(chats.length);
  });

  test(`${name}: everybody may read what the site is, who runs it, and its lists`, async () => {
    const client = await device();
    const { settings } = await client.callOrThrow(getSettings, { "forced-domain": "www.example.org" });
    expect(settings.name).not.toBe("");
    expect(settings.message_length).toBeGreaterThan(0);
    expect((await client.callOrThrow(getCompanyInfo)).companyinfo.name).not.toBe("");
    expect((await client.callOrThrow(listInterests)).interests.length).toBeGreaterThan(0);
    const { regions } = await client.callOrThrow(listRegions, { country: settings.countries[0] ?? "NL" });
    expect(regions.length).toBeGreaterThan(0);
  });

  test(`${name}: a welcome discount says its code and its percentage, or there is none`, async () => {
    const answer = await (await signedIn()).call(getDiscountCode, { welcome: "true" });
    if (answer.ok) expect(answer.value.discountcode.value_percentage).toBeGreaterThan(0);
    else expect(answer.status).toBeLessThan(500);
  });

  test(`${name}: a page that was hidden is taken note of`, async () => {
    expect((await (await signedIn()).call(pageHidden)).ok).toBe(true);
  });
}
