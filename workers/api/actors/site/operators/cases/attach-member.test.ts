import { expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import {
  claimCase,
  everythingInSite,
  forget,
  inSite,
  olga,
  runSiteAlarm,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { actors, aMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { refuseMovedRows } from "../../../../../../tests/workers/moved-rows.ts";
import { clock } from "../../../../clock.ts";
import { findCase, type NewCase } from "./cases.ts";
import { expectEvidence } from "./loose-evidence.ts";

const site = () => actors.site();

/** A complaint about nobody whom we know, claimed by Olga. */
async function aComplaint(messages: NewCase["details"]["messages"] = [], reporter: string | null = null) {
  const complaint: NewCase = {
    number: `R-${crypto.randomUUID()}`,
    kind: "complaint",
    reason: "fake_profile",
    reported: null,
    reporter,
    at: clock.now(),
    details: { about: "content", text: "These are my photos.", address: "somewhere", messages, photos: [] },
    contact: { name: "Emma", email: `${crypto.randomUUID()}@example.org`, language: "en" },
    content_hash: "",
  };
  valueOf(await site().cases.complain(complaint, { receipt: false }));
  return { complaint, number: await claimCase("reports", complaint.number) };
}

/** What the site would keep of somebody called so, with one photo of theirs. */
const kept = (id: string, word: string) => ({ photos: [`photo-${word}`], profile: { id, name: word } });

test("nothing stays of whom it was not about, and what is kept of the right one has its case", async () => {
  const [{ complaint, number }, bert, boris] = [await aComplaint(), await aMember(), await aMember()];
  const [wrong, right] = [crypto.randomUUID(), crypto.randomUUID()];
  const attach = (id: string, word: string) =>
    site().cases.attach({ number, operator: olga, member: id, reason: "a test", profile: kept(id, word) });
  const stored = (word: string) => inSite((sql) => expectEvidence(sql, [`photo-${word}`]));
  for (const word of [wrong, right]) await stored(word);
  valueOf(await attach(bert.id, wrong));
  valueOf(await attach(boris.id, right));
  const one = await inSite((sql) => findCase(sql, complaint.number));
  expect(one).toMatchObject({
    reported: boris.id,
    attached: true,
    details: { address: "somewhere", ...kept(boris.id, right) },
  });
  expect(await everythingInSite()).not.toContain(wrong);
  const loose = "SELECT due FROM loose_evidence WHERE photo = ?";
  const due = (word: string) => inSite((sql) => sql.exec(loose, `photo-${word}`).toArray());
  expect(await due(wrong)).toEqual([{ due: 0 }]);
  expect(await due(right)).toEqual([]);
});

test("whom it is about can be erased then as if the complaint had named them, and an erased one is nobody", async () => {
  const [{ complaint, number }, bert] = [await aComplaint(), await aMember()];
  const word = crypto.randomUUID();
  const order = { number, operator: olga, member: bert.id, reason: `because ${word}`, profile: kept(bert.id, word) };
  valueOf(await site().cases.attach(order));
  await forget(bert);
  await runSiteAlarm();
  expect(await everythingInSite()).not.toContain(word);
  expect(await inSite((sql) => sql.exec("SELECT 1 FROM audit_words WHERE instr(words, ?)", word).toArray())).toEqual(
    [],
  );
  const told = (await site().mails()).find(({ to }) => to === complaint.contact?.email);
  expect(told?.text).toContain("Your complaint was not decided on any more");
  const other = await aComplaint();
  expect(await site().cases.attach({ ...order, number: other.number })).toEqual(refuse("not_found"));
});

test("messages whose writer is erased are not said to be another member's", async () => {
  const threat = {
    id: "1",
    own: false,
    named: false,
    text: "I know where you live",
    sent_at: new Date(clock.now()).toISOString(),
  };
  const [{ complaint, number }, bert] = [await aComplaint([threat]), await aMember()];
  const order = { number, operator: olga, member: bert.id, reason: "a test", profile: kept(bert.id, "bert") };
  expect(await site().cases.attach(order)).toEqual(refuse("invalid_input", { fields: { id: "invalid" } }));
  expect(await inSite((sql) => findCase(sql, complaint.number)?.reported)).toBeNull();
});

test("the words that were there are overwritten before others take their place, each time", async () => {
  const [{ complaint, number }, bert, boris] = [await aComplaint(), await aMember(), await aMember()];
  await inSite((sql) => refuseMovedRows(sql, "cases", "details"));
  for (const [{ id }, word] of [
    [bert, "long words, which take more room"],
    [boris, "short"],
  ] as const)
    valueOf(await site().cases.attach({ number, operator: olga, member: id, reason: "", profile: kept(id, word) }));
  const one = await inSite((sql) => findCase(sql, complaint.number));
  expect(one?.details).toMatchObject({ text: "These are my photos.", ...kept(boris.id, "short") });
});

test("nobody is whom they complain about, also with another address since", async () => {
  const bert = await aMember();
  const { complaint, number } = await aComplaint([], bert.id);
  const order = { number, operator: olga, member: bert.id, reason: "a test", profile: kept(bert.id, "Bert") };
  expect(await site().cases.attach(order)).toEqual(refuse("yourself"));
  expect(await inSite((sql) => findCase(sql, complaint.number)?.reported)).toBeNull();
});

test("what was decided about another one than the page showed is not decided about whom it is about now", async () => {
  const [{ number }, bert, boris] = [await aComplaint(), await aMember(), await aMember()];
  for (const { id } of [bert, boris])
    valueOf(
      await site().cases.attach({ number, operator: olga, member: id, reason: "a test", profile: kept(id, "one") }),
    );
  const order = {
    number,
    operator: olga,
    outcome: "ban",
    ground: "harassment",
    words: "You threatened somebody.",
  } as const;
  expect(await site().cases.decide({ ...order, reported: bert.id })).toEqual(refuse("decision_changed"));
  expect(await site().cases.decide({ ...order, reported: boris.id })).toMatchObject({ ok: true });
});
