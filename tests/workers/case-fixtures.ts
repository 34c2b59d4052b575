import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { BodyOf } from "../../app/contract/endpoint.ts";
import type { sendReport } from "../../app/contract/safety/reports.ts";
import type { Site } from "../../workers/api/actors/site/site.ts";
import type { CaseOrder } from "../../workers/api/actors/site/operators/cases/case-decisions.ts";
import type { Actor } from "../../workers/api/actors/site/operators/audit/audit.ts";
import type { Env } from "../../workers/api/env.ts";
import { photoIdOf } from "../../workers/api/providers/photos/photo-id.ts";
import { photoStoreOf } from "../../workers/api/providers/photos/photo-store-of.ts";
import { fileOf } from "../../workers/api/providers/photos/variants.ts";
import { actors, aMember, delivered, type TestMember, valueOf, write } from "./member-fixtures.ts";

export const [olga, omar] = [
  { id: "olga", name: "Olga" },
  { id: "omar", name: "Omar" },
];

const stub = (env as unknown as Env).SITE.getByName("tests");

/** Works in the database of the tests' site. */
export function inSite<Answer>(
  act: (sql: SqlStorage, storage: DurableObjectStorage) => Answer | Promise<Answer>,
): Promise<Answer> {
  return runInDurableObject(stub, (_site, { storage }) => act(storage.sql, storage));
}

/** Works in the database of a member. */
export function inMember<Answer>(id: string, act: (sql: SqlStorage) => Answer): Promise<Answer> {
  const member = (env as unknown as Env).MEMBER.getByName(`tests/${id}`);
  return runInDurableObject(member, (_member, { storage: { sql } }) => act(sql));
}

/** A report of one about the other, as the handler makes it; nobody decides on it but the test. */
export async function aReport(
  from: TestMember,
  about: { id: string },
  wishes: Partial<BodyOf<typeof sendReport>> & { photos?: string[] } = {},
): Promise<string> {
  const { photos = [], ...order } = wishes;
  const number = `R-${crypto.randomUUID()}`;
  const body = {
    key: crypto.randomUUID(),
    id: about.id,
    reason: "harassment" as const,
    text: "He insults me.",
    ...order,
  };
  const evidence = {
    number,
    reported: about.id,
    profile: { id: about.id, name: "Bert", about: "I like the sea." },
    photos,
  };
  const reported = valueOf(await from.stub.people.report(from.token, body, evidence));
  await delivered(from);
  return reported.case;
}

/** Claims until it is this case's turn; `ref` is its number, or of an appeal its decision's. */
export async function claimCase(queue: "reports" | "appeals", ref: string, operator: Actor = olga): Promise<number> {
  const { queues } = actors.site();
  const seen = new Set<number>();
  for (let after: number | undefined; ; after = [...seen].at(-1)) {
    const number = await queues.claim({ queue, operator, after });
    if (number === undefined || seen.has(number)) throw new Error(`nobody gives ${operator.name} ${ref}`);
    if ((await queues.renewClaim({ number, operator }))?.ref === ref) return number;
    seen.add(number);
  }
}

/** The number of the first decision on a case, by which its appeal waits. */
export async function decisionOn(reported: string): Promise<string> {
  const [decision] = await inSite((sql) =>
    sql.exec<{ number: number }>('SELECT number FROM case_decisions WHERE "case" = ?', reported).toArray(),
  );
  return String(decision?.number);
}

/** What is due now is done. */
export async function runSiteAlarm(): Promise<void> {
  await runInDurableObject(stub, (site) => (site as unknown as Site).alarm());
}

/** As the erasure of a member tells the site; is it done there? */
export function forget({ id, order }: TestMember): Promise<boolean> {
  const event = {
    id: `erasure/${crypto.randomUUID()}`,
    kind: "forgotten",
    payload: { member: id, emails: [order.email] },
  };
  const told = (site: Site) =>
    site.receive(event).then(
      () => true,
      () => false,
    );
  return runInDurableObject(stub, (site) => told(site as unknown as Site));
}

/** The site's photo store answers like this, until the answer is called. */
export async function withPhotoStore(fetch: Fetcher["fetch"]): Promise<() => Promise<void>> {
  const put = (PHOTOS: unknown) =>
    runInDurableObject(stub, (site) => void Object.assign(site, { env: { ...(env as unknown as Env), PHOTOS } }));
  await put({ fetch });
  return () => put((env as unknown as Env).PHOTOS);
}

/** When the site's next alarm comes, milliseconds. */
export function siteAlarm(): Promise<number | null> {
  return runInDurableObject(stub, (_site, { storage }) => storage.getAlarm());
}

/** What was decided leaves, and all that follows from it arrives. */
export async function settle(number: number, ...members: TestMember[]): Promise<void> {
  await actors.site().queues.sendNow(number);
  await runSiteAlarm();
  await delivered(...members);
}

/** A report that was decided. Answers the case. */
export async function aDecidedReport(
  [from, about]: readonly [TestMember, TestMember],
  wishes: Partial<Omit<CaseOrder, "number">> = {},
): Promise<string> {
  const reported = await aReport(from, about);
  await decideReport(reported, [from, about], wishes);
  return reported;
}

/** Claims this report and decides it: whom it is about is suspended. */
export async function decideReport(
  reported: string,
  members: readonly TestMember[],
  wishes: Partial<Omit<CaseOrder, "number">> = {},
): Promise<void> {
  const number = await claimCase("reports", reported, wishes.operator);
  const order = { operator: olga, outcome: "suspend" as const, ground: "harassment" as const, words: "", ...wishes };
  valueOf(await actors.site().cases.decide({ number, ...order }));
  await settle(number, ...members);
}

/** Anna's report of a message by Bert, with the copy of a photo. All words of both have `word` in them. */
export async function aCaseWithPhoto() {
  const [anna, bert] = [
    await aMember({ name: "Anna", language: "en", credits: 5 }),
    await aMember({ name: "Bert", language: "en", credits: 5 }),
  ];
  const word = crypto.randomUUID();
  const message = valueOf(await write(bert, anna, { text: `insult ${word}` })).message.id;
  await delivered(bert, anna);
  const photo = photoIdOf(word);
  const store = photoStoreOf(env as unknown as Env);
  await store.put(fileOf(photo, "full"), new Uint8Array([1, 2, 3]));
  const number = await aReport(anna, bert, { message, text: `words ${word}`, photos: [photo] });
  const isKept = async () => {
    const bytes = await store.get(fileOf(photo, "full"));
    await bytes?.cancel();
    return bytes !== undefined;
  };
  return { anna, bert, word, number, photo, isKept };
}

/** All that the site stores of cases, as text. */
export function everythingInSite(): Promise<string> {
  const tables = ["cases", "case_decisions", "appeals", "queue_items", "outbox", "audit_subjects"];
  return inSite((sql) => JSON.stringify(tables.map((table) => sql.exec(`SELECT * FROM ${table}`).toArray())));
}

/** The newest mail of this kind to somebody. */
export async function mailTo({ order }: TestMember, kind: string) {
  return (await actors.site().mails()).find((mail) => mail.to === order.email && mail.kind === kind);
}

/** The appeal's link in that mail. */
export async function appealLinkOf(member: TestMember, kind: string): Promise<{ id: string; token: string }> {
  const mail = await mailTo(member, kind);
  const link = mail?.links.map((one) => new URL(one)).find(({ pathname }) => pathname === "/appeal");
  return { id: link?.searchParams.get("id") ?? "", token: link?.searchParams.get("token") ?? "" };
}
