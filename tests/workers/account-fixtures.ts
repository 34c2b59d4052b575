import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { login } from "../../app/contract/account/session.ts";
import { ACCOUNT_SHARDS, accountAddress } from "../../workers/api/actors/accounts/account-address.ts";
import { actorsOf } from "../../workers/api/actors/actors.ts";
import type { CreateOrder } from "../../workers/api/actors/member/account/create.ts";
import type { Env } from "../../workers/api/env.ts";
import { hashPassword } from "../../workers/api/password.ts";
import { anEmail } from "../support/sign-up.ts";
import { aMember, delivered, unusedMemberId, valueOf } from "./member-fixtures.ts";
import { aVisitor } from "./visitor-fixture.ts";

const apiEnv = env as unknown as Env;
/** The site that calls over HTTP reach. */
const site = "periwinkle";
const actors = actorsOf(apiEnv, site);

export const PASSWORD = "a long walk by the sea";
let hash: string | undefined;

/** Somebody with an address and a password, and a browser in which they are signed in. */
export async function anAccount(wishes: Partial<CreateOrder> & { credits?: number } = {}) {
  hash ??= valueOf(await hashPassword(apiEnv, { password: PASSWORD, known: true, requestId: "test" }));
  const email = wishes.email ?? anEmail();
  const member = await aMember({ site, email, password_hash: hash, ...wishes });
  const { shard, email: addressHash } = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });
  await actors.accounts(shard).claim({ email: addressHash, member: member.id });
  const visitor = aVisitor();
  visitor.setCookie(`session=${member.id}.${member.token}`);
  return { ...member, email, password: PASSWORD, visitor };
}

export type TestAccount = Awaited<ReturnType<typeof anAccount>>;

/** Another browser, signed in by password. */
export async function anotherBrowser({ email, password }: Pick<TestAccount, "email" | "password">) {
  const visitor = aVisitor();
  const { status, body } = await visitor.call(login, { email, password });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return visitor;
}

/** The answer to a sign-in: 200, or the problem. */
export async function signInAnswer(email: string, password: string, visitor = aVisitor()) {
  const { status, body } = await visitor.call(login, { email, password });
  return status === 200 ? 200 : body["error"];
}

/** Sends the mails with reset links that wait for their alarms. */
async function resetsSent(): Promise<void> {
  const shards = Array.from({ length: ACCOUNT_SHARDS }, (_, shard) => actors.accounts(shard));
  await Promise.all(shards.map((shard) => shard.sendResets()));
}

/** The mails to an address, newest first; `from` is the account that sent them. */
export async function mailsTo(from: TestAccount, email = from.email, kind?: string) {
  await resetsSent();
  await delivered(from);
  const mails = await actors.site().mails();
  return mails.filter((mail) => mail.to === email && (kind === undefined || mail.kind === kind));
}

/** The link of the newest mail of this kind. */
export async function linkIn(
  from: TestAccount,
  kind: string,
  email = from.email,
): Promise<{ id: string; token: string }> {
  const [mail] = await mailsTo(from, email, kind);
  const link = mail?.links.find((one) => one.includes("token="));
  if (!link) throw new Error(`no ${kind} mail with a link to ${email}`);
  const { searchParams } = new URL(link);
  return { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
}

/** Who has the address, as `Accounts` knows it. */
export function ownerOf(email: string): Promise<string | undefined> {
  const { shard, email: addressHash } = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });
  return actors.accounts(shard).owner(addressHash);
}

/** May a newcomer make an account with this address? */
export function mayClaim(email: string) {
  const { shard, email: addressHash } = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });
  return actors.accounts(shard).mayClaim({ email: addressHash, member: unusedMemberId(site) });
}

/** Its member was banned: nobody makes another account with it. */
export function banAddress(email: string): Promise<void> {
  const { shard, email: addressHash } = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });
  const payload = { email: addressHash, member: unusedMemberId(site) };
  return actors.accounts(shard).receive({ id: crypto.randomUUID(), kind: "banned", payload });
}

/** The limiter of one visitor's address. */
export const limiterOf = (address: string) => actors.limiter(address);

/** Stores a passkey that a device of the member made at that time. */
export function addPasskey({ id }: TestAccount, passkey: string, created: number) {
  return runInDurableObject(apiEnv.MEMBER.getByName(`periwinkle/${id}`), (_member, { storage }) => {
    storage.sql.exec(
      "INSERT INTO passkeys (id, public_key, counter, transports, name, created) VALUES (?, '', 0, '[]', '', ?)",
      passkey,
      created,
    );
  });
}

/** The passkeys stored for the member. */
export function passkeysOf({ id }: TestAccount) {
  return runInDurableObject(apiEnv.MEMBER.getByName(`periwinkle/${id}`), (_member, { storage }) =>
    storage.sql.exec<{ id: string }>("SELECT id FROM passkeys").toArray(),
  );
}
