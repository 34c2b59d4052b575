import type { z } from "../../../../app/contract/zod.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import type { CreateOrder } from "../../actors/member/account/create.ts";
import { currentTerms } from "../../actors/site/settings/current-terms.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { clock } from "../../clock.ts";
import { jsonResponse, problemResponse, type Call } from "../../http/http.ts";
import { memberIdOf } from "../../ids.ts";
import { hashPassword } from "../../password.ts";
import { hashOf } from "../../signature.ts";
import { readyMember, type ReadyMember } from "../../seed/seed-member.ts";
import { sessionCookie } from "../../http/session-cookie.ts";

type Wishes = z.output<typeof readyMember>;

const PASSWORD = "a password for tests";
/** One password, one hash: a test run makes hundreds of members, and so may whoever measures a site with the full cost. */
const hashes = new Map<string, string>();

/** A member who can sign in, and is: `{ id, email, password, cookie }`. What is not wished for is made up. */
export async function postReadyMember(call: Call, request: Request): Promise<Response> {
  const wishes = readyMember.parse(await request.json());
  const password = wishes.password ?? PASSWORD;
  const order = await orderOf(call, wishes, password);
  const claimed = await claim(call, order);
  if (!claimed.ok) return problemResponse(claimed.problem);
  const stub = call.actors.member(order.id);
  const created = await stub.account.create(order);
  if (!created.ok) return problemResponse(created.problem);
  const { token = "" } = created.value;
  if (wishes.show_to_visitors) await stub.notifications.setPreferences(token, { show_to_visitors: true });
  await stub.runDue();
  await askInspections(call, order);
  const { id, email } = order;
  const cookie = sessionCookie({ id, token });
  return jsonResponse({ id, email, password, cookie } satisfies ReadyMember);
}

/** Photos that are given as under inspection wait for an operator, as uploaded ones do. */
async function askInspections({ actors }: Call, { id, images = [] }: CreateOrder): Promise<void> {
  for (const { id: photo_id } of images.filter(({ status }) => status === "inspection")) {
    const payload = { member_id: id, photo_id, at: clock.now() };
    await actors.site().receive({ id: `${id}/ready/${photo_id}`, kind: "inspect_photo", payload });
  }
}

async function orderOf(
  call: Call,
  { key, credits, terms_version, show_to_visitors: _shown, ...wishes }: Wishes,
  password: string,
): Promise<CreateOrder> {
  const { env, site } = call;
  const { signup_credits } = await settingsOf(call);
  const id = memberIdOf({ secret: env.TOKEN_SECRET, site, signupKey: `seed/${key ?? crypto.randomUUID()}` });
  return {
    name: `Member ${id.slice(0, 5)}`,
    gender: "female",
    seeking: "male",
    date_of_birth: "1958-05-14",
    country: "NL",
    region: "Utrecht",
    city: "Utrecht",
    language: "en",
    ...given(wishes),
    id,
    site,
    email: wishes.email ?? `${id}@test.example`,
    password_hash: await hashed(call, password),
    confirmed: wishes.confirmed ?? true,
    // On a site that is not a demonstration everybody whom we make up is fictional (design §8).
    fictional: (wishes.fictional ?? false) || env.SITE_MODE !== "demo",
    signup_credits: credits ?? signup_credits,
    consents: { at: clock.now(), version: Date.parse(terms_version ?? (await currentTerms(call))) },
    session: { user_agent: call.userAgent },
  };
}

async function hashed({ env, requestId }: Call, password: string): Promise<string> {
  const key = hashOf(password);
  const known = hashes.get(key);
  if (known) return known;
  const hash = await hashPassword(env, { password, known: true, requestId });
  if (!hash.ok) throw new Error(`no password for a ready member: ${hash.problem.error}`);
  hashes.set(key, hash.value);
  return hash.value;
}

function claim({ actors, env, site }: Call, { id, email }: CreateOrder) {
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  return actors.accounts(address.shard).claim({ email: address.email, member: id });
}

/** Only what was wished for: an undefined wish must not hide what is made up. */
function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}
