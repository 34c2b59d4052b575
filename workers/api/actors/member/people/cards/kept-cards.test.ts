import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  deleteAccount,
  endGrace,
  erase,
  inObject,
  signInAgain,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import { namedIn } from "../../../../../../tests/workers/erased-traces.ts";
import {
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import { NEVER } from "../../../outbox.ts";

afterEach(() => moveClock(0));

const kept = (member: TestMember) => inObject(member, (sql) => sql.exec("SELECT other FROM kept_cards").toArray());

/** Anna, whose new conversations are held unless she is not, and Bert, who knows nothing of her. */
async function aPair({ held = true } = {}) {
  const bert = await aMemberWithPassword({ name: `Bartholomew ${crypto.randomUUID()}` });
  const anna = await aMember({ credits: 5 });
  const payload = { kind: "hold", case: null, decided_at: clock.now(), until: null };
  if (held) await anna.stub.receive({ id: crypto.randomUUID(), kind: "sanction", payload });
  return { anna, bert };
}

const receive = ({ stub }: TestMember, kind: string, payload: object) =>
  stub.receive({ id: crypto.randomUUID(), kind, payload });

/** What Anna tells Bert waits behind something that failed, until `goOn`. */
const holdUp = (anna: TestMember, bert: TestMember) =>
  inObject(anna, (sql) =>
    sql.exec(
      "INSERT INTO outbox (id, target, kind, payload, attempts, due) VALUES ('stuck', ?, 'unlike', ?, 129, ?)",
      `member:${bert.id}`,
      JSON.stringify({ id: anna.id }),
      NEVER,
    ),
  );

async function goOn(anna: TestMember, bert: TestMember): Promise<void> {
  await inObject(anna, (sql) => sql.exec("UPDATE outbox SET due = 0 WHERE target = ?", `member:${bert.id}`));
  await delivered(anna);
}

test("after an erasure nothing finds the member where a first message to them waits or was refused; let through it costs nothing", async () => {
  for (const refusal of [undefined, "money"]) {
    const { anna, bert } = await aPair();
    const { message } = valueOf(await write(anna, bert));
    await delivered(anna);
    if (refusal) await receive(anna, "text_decided", { text_id: message.id, refusal });
    expect(await totalsOf(bert), "nothing of it is told").toMatchObject({ num_unread_messages: 0 });
    expect(await namedIn(anna, bert)).toHaveLength(2);
    await erase(bert);
    expect(await namedIn(anna, bert)).toEqual([]);
    if (!refusal) await receive(anna, "text_decided", { text_id: message.id });
    await delivered(anna);
    const waits = "SELECT refusal FROM inspected_texts WHERE id = ?";
    const refusals = await inObject(anna, (sql) => sql.exec(waits, message.id).toArray());
    expect(refusals).toEqual([{ refusal: refusal ?? "gone" }]);
    expect(await totalsOf(anna)).toMatchObject({ credits: 5 });
  }
});

test("to who writes to them and waits, a member who leaves is a deleted one, and is back when they are", async () => {
  const { anna, bert } = await aPair();
  await write(anna, bert);
  await delivered(anna);
  await deleteAccount(bert);
  expect((await pageOf(anna, bert)).profile).toMatchObject({ deleted: true });
  await signInAgain(bert);
  await delivered(bert);
  expect((await pageOf(anna, bert)).profile).toMatchObject({ name: bert.order.name });
});

test("whose first message was under way when the member left is told, and their card goes with the erasure", async () => {
  for (const held of [true, false]) {
    const { anna, bert } = await aPair({ held });
    await holdUp(anna, bert);
    valueOf(await write(anna, bert));
    const deletion = valueOf(await deleteAccount(bert));
    await goOn(anna, bert);
    await delivered(bert);
    expect((await pageOf(anna, bert)).profile).toMatchObject({ deleted: true });
    await endGrace(bert, deletion);
    expect(await namedIn(anna, bert)).toEqual([]);
    moveClock(0);
  }
});

test("whose first message waits keeps nothing of a member who was erased before they could hear of it", async () => {
  const { anna, bert } = await aPair();
  await holdUp(anna, bert);
  valueOf(await write(anna, bert));
  await erase(bert);
  expect(await namedIn(anna, bert)).toHaveLength(2);
  await goOn(anna, bert);
  expect(await namedIn(anna, bert)).toEqual([]);
});

test("it is told with the first message that waits, and forgotten when one is let through or with a block", async () => {
  for (const decided of ["let through", "blocked"]) {
    const { anna, bert } = await aPair();
    const { message } = valueOf(await write(anna, bert));
    await delivered(anna);
    expect(await kept(bert)).toEqual([{ other: anna.id }]);
    await write(anna, bert, { text: "Are you there?" });
    expect(await inObject(anna, (sql) => sql.exec("SELECT 1 FROM outbox WHERE kind = 'card_kept'").toArray())).toEqual(
      [],
    );
    if (decided === "blocked") valueOf(await bert.stub.people.block(bert.token, anna.id));
    else await receive(anna, "text_decided", { text_id: message.id });
    await delivered(anna, bert);
    expect(await kept(bert)).toEqual([]);
    await erase(bert);
    expect(await namedIn(anna, bert)).toEqual([]);
    moveClock(0);
  }
});
