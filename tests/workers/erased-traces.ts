import { accountAddress } from "../../workers/api/actors/accounts/account-address.ts";
import { everythingIn, inStub, objects } from "./deletion-fixtures.ts";
import { actors, type TestMember } from "./member-fixtures.ts";

/** Which of these traces stand anywhere: in the members' own objects, the addresses, the directory, the site. */
export async function found(traces: Record<string, string>, ...members: TestMember[]): Promise<string[]> {
  const shards = Array.from({ length: 16 }, (_, shard) => objects.ACCOUNTS.getByName(`tests/${shard}`));
  const own = members.map(({ id }) => objects.MEMBER.getByName(`tests/${id}`));
  const site = objects.SITE.getByName("tests");
  const text = await everythingIn(...own, ...shards, objects.DIRECTORY.getByName("tests/NL"), site);
  return Object.keys(traces).filter((name) => text.includes(traces[name] ?? ""));
}

/** What they can be found by. */
export function tracesOf({ id, order }: TestMember) {
  const hash = accountAddress({ secret: objects.TOKEN_SECRET, site: "tests", email: order.email }).email;
  return { id, hash, name: order.name, email: order.email, password: order.password_hash ?? "" };
}

/** Their own copy of the last mail, which a demonstration keeps in its mailbox; answers how many there were. */
export async function takeLastMail({ order }: TestMember): Promise<number> {
  const mails = (await actors.site().mails()).filter(({ to, kind }) => to === order.email && kind === "account_erased");
  const site = objects.SITE.getByName("tests");
  for (const { id = "" } of mails) await inStub(site, (sql) => void sql.exec("DELETE FROM mails WHERE id = ?", id));
  return mails.length;
}

/** Do their id or name stand in this member's own object? */
export async function namedIn({ id }: TestMember, of: TestMember): Promise<string[]> {
  const everything = await everythingIn(objects.MEMBER.getByName(`tests/${id}`));
  return Object.entries({ id: of.id, name: of.order.name })
    .filter(([, trace]) => everything.includes(trace))
    .map(([name]) => name);
}
