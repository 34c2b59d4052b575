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
import { clock } from "../../../../clock.ts";
import { findCase, type NewCase } from "./cases.ts";

const site = () => actors.site();

/** A complaint about nobody whom we know, claimed by Olga. */
async function aComplaint(messages: NewCase["details"]["messages"] = []) {
  const complaint: NewCase = {
    number: `R-${crypto.randomUUID()}`,
    kind: "complaint",
    reason: "fake_profile",
    reported: null,
    reporter: null,
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
