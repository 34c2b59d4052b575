import { activate, signup } from "../../app/contract/account.ts";
import { listDevelopmentMail } from "../../app/contract/development.ts";
import type { InputOf } from "../../app/contract/endpoint.ts";
import { setPreferences } from "../../app/contract/notifications.ts";
import { currentUser, login } from "../../app/contract/session.ts";
import { getSettings, listRegions, type Settings } from "../../app/contract/site.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { aSignUp } from "../support/sign-up.ts";
import { eventually } from "../support/eventually.ts";
import { jarOf, siteApi, type MemberWishes } from "../support/site/site-api.ts";
import { caller } from "./caller.ts";
import { buyCredits } from "./payment-fixtures.ts";
import { testedApi } from "./tested-api.ts";

export type Signup = InputOf<typeof signup>;

export interface Member {
  id: string;
  email: string;
  password: string;
  /** The device they signed up on. */
  api: ApiClient;
}

/** A sign-up that is fine; `wishes` make it different. */
export async function aSignup(wishes: Partial<Signup> = {}): Promise<Signup> {
  return aSignUp({ language: "en", ...(await somewhere()), ...wishes });
}

/** Somebody who has just signed up: signed in, the address not confirmed. */
export async function aNewcomer(wishes: Partial<Signup> = {}): Promise<Member> {
  const api = caller();
  const form = await aSignup(wishes);
  await api.callOrThrow(signup, form);
  const { user } = await api.callOrThrow(currentUser);
  return { id: String(user.id), email: form.email, password: form.password, api };
}

/** A confirmed member, signed in. `credits`: at least so many; where they must be bought that makes a paying member. */
export async function aMember({ credits, ...wishes }: Pick<MemberWishes, "credits"> & Partial<Signup> = {}) {
  if (testedApi.seedToken)
    return aReadyMember({ ...(await somewhere()), ...wishes, ...(credits !== undefined && { credits }) });
  const member = await aNewcomer(wishes);
  await caller().callOrThrow(activate, await activationLinkOf(member.email));
  if (credits !== undefined) await buyCredits(member.api, credits);
  return member;
}

/** The id of somebody whom visitors may see. */
export async function aTarget(): Promise<string> {
  const { api, id } = await aMember();
  await api.callOrThrow(setPreferences, { show_to_visitors: true });
  return id;
}

/** As `aMember`, by the embedded API's internal calls: at once, and with wishes that no sign-up has. */
export async function aReadyMember(wishes: MemberWishes = {}): Promise<Member> {
  const { cookie, ...made } = await embedded().makeMember({ name: "Anna", ...wishes });
  return { ...made, api: caller({ cookies: jarOf(cookie) }) };
}

/** The internal calls; only behind `needs("internal calls")`. */
export function embedded() {
  return siteApi({ apiOrigin: testedApi.url, seedToken: testedApi.seedToken ?? "" });
}

/** The same member on another device. */
export async function anotherDevice({ email, password }: Member): Promise<ApiClient> {
  const api = caller();
  await api.callOrThrow(login, { email, password });
  return api;
}

/** What the activation mail's link says, once the mail is there. */
export async function activationLinkOf(email: string): Promise<{ id: string; token: string }> {
  let link = "";
  await eventually("the activation mail is there", async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail);
    link = mails.find(({ to }) => to === email)?.links[0] ?? "";
    return link !== "";
  });
  const { searchParams } = new URL(link);
  return { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
}

let settings: Promise<Settings> | undefined;

export function theSettings(): Promise<Settings> {
  settings ??= caller()
    .callOrThrow(getSettings)
    .then((reply) => reply.settings);
  return settings;
}

let place: Promise<{ country: string; region: string; city: string }> | undefined;

/** A place that this site knows. */
export function somewhere() {
  place ??= findPlace();
  return place;
}

async function findPlace() {
  const { countries } = await theSettings();
  const country = countries.includes("NL") ? "NL" : (countries[0] ?? "NL");
  const { regions } = await caller().callOrThrow(listRegions, { country });
  const [region] = regions;
  return { country, region: region?.name ?? "Utrecht", city: region?.cities[0] ?? "Utrecht" };
}
