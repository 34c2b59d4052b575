import type { CaseSide } from "../../../../../../app/contract/safety/cases.ts";
import { clock } from "../../../../clock.ts";
import { eraseRows, overwriteRows } from "../../../erase-rows.ts";
import { decisionsOn, type Evidence, findCase } from "./cases.ts";
import { eraseAppeals, eraseEvidence, eraseExplanations } from "./erase-evidence.ts";
import { planEvidenceEnd } from "./evidence-end.ts";
import { dropItem } from "../queue/queue.ts";
import { SUPPORT } from "./support-cases.ts";
import { sentCase, tellSide } from "./tell-side.ts";

/**
 * Nothing in a case names an erased member any more: of whoever was reported all evidence goes, of who reported their words and
 * the conversation. That there was a case, and what was decided, stays. Addresses are compared without case, as accounts have
 * them. In the running transaction.
 */
export function eraseCases(sql: SqlStorage, { member, emails }: { member: string; emails: readonly string[] }): void {
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "target = ?" }, `member:${member}`);
  for (const number of numbers(sql, "reported = ?", member)) eraseReported(sql, number);
  for (const number of numbers(sql, "reporter = ?", member)) eraseReporter(sql, number);
  for (const email of emails) {
    const theirs = "lower(json_extract(nullif(contact, ''), '$.email')) = ?";
    for (const number of numbers(sql, theirs, email)) eraseReporter(sql, number);
    const mails = "target GLOB 'mail:*' AND lower(json_extract(payload, '$.to')) = ?";
    eraseRows(sql, { table: "outbox", words: ["payload"], where: mails }, email);
  }
}

const COPIES = [
  "kind = 'appeal_received' AND json_extract(payload, '$.case') = ?",
  "kind = 'mail' AND payload -> '$.contents.copy' IS NOT NULL AND json_extract(payload, '$.contents.case') = ?",
];

/** Nobody decides on what waited, be it either one's appeal: who reported hears that the account is gone, and is not kept either. */
export function eraseReported(sql: SqlStorage, number: string): void {
  const isDecided = decisionsOn(sql, number).length > 0;
  const waited = dropAppeals(sql, number, "reporter") || !isDecided;
  dropAppeals(sql, number, "reported");
  if (waited) tellGone(sql, number, isDecided);
  eraseEvidence(sql, number, { erased: true });
  eraseTold(sql, number);
  sql.exec(
    "UPDATE cases SET reported = NULL, reporter = iif(?, NULL, reporter) WHERE number = ?",
    Number(waited),
    number,
  );
}

/** What is on its way about a case names whom it is about no more, and no copy of what was written about them leaves. */
function eraseTold(sql: SqlStorage, number: string): void {
  for (const copies of COPIES) eraseRows(sql, { table: "outbox", words: ["payload"], where: copies }, number);
  const where = "kind = 'case_decided' AND json_extract(payload, '$.case') = ?";
  eraseOnItsWay(sql, { put: "json_remove(payload, '$.sent.person')", where }, number);
}

/** Writes over the payload of events that wait; `put`: what stays of it, in SQL. */
function eraseOnItsWay(sql: SqlStorage, { put, where }: { put: string; where: string }, ...given: unknown[]): void {
  const waiting = `SELECT position, ${put} AS payload FROM outbox WHERE ${where}`;
  for (const { position, payload } of sql.exec<{ position: number; payload: string }>(waiting, ...given).toArray()) {
    overwriteRows(sql, { table: "outbox", words: ["payload"], where: "position = ?" }, position);
    sql.exec("UPDATE outbox SET payload = ? WHERE position = ?", payload, position);
  }
}

/** `isAppeal`: it was decided once, and the appeal against that is what waited. */
function tellGone(sql: SqlStorage, number: string, isAppeal: boolean): void {
  const one = findCase(sql, number);
  if (!one) return;
  const { person: _erased, ...sent } = sentCase(one);
  tellSide(sql, one, {
    case: number,
    side: "reporter",
    about: one.details.about,
    case_at: one.at,
    outcome: "gone",
    ground: "already_gone",
    words: "",
    until: null,
    change: isAppeal ? "upheld" : "first",
    link: null,
    sent,
    decided_at: clock.now(),
  });
}

/** Decisions that are explained to who reported: that nothing is done, and that it stays so; not what the other one's appeal led to. */
const EXPLAINED_TO_REPORTER = `"case" = ? AND outcome = 'nothing' AND NOT EXISTS (SELECT 1 FROM case_decisions AS earlier
  WHERE earlier."case" = case_decisions."case" AND earlier.number < case_decisions.number AND earlier.outcome <> 'nothing')`;

/** An appeal of who reported has nobody left to be answered; the other one's stays as it is. */
export function eraseReporter(sql: SqlStorage, number: string): void {
  const kept = findCase(sql, number)?.details;
  overwriteRows(sql, { table: "cases", words: ["details", "contact", "content_hash"], where: "number = ?" }, number);
  const rest: Evidence | undefined = kept && { ...kept, text: "", messages: [] };
  delete rest?.address;
  const details = rest?.profile ? JSON.stringify(rest) : "";
  sql.exec(
    "UPDATE cases SET details = ?, contact = '', content_hash = '', reporter = NULL WHERE number = ?",
    details,
    number,
  );
  dropAppeals(sql, number, "reporter");
  dropQuestion(sql, number);
  eraseAppeals(sql, `"case" = ? AND side = 'reporter'`, number);
  eraseExplanations(sql, EXPLAINED_TO_REPORTER, number);
  // What is decided on an appeal is for whoever made it, and that has been dropped.
  const decided = `kind = 'case_settled' AND json_extract(payload, '$.case') = ?
    AND json_extract(payload, '$.outcome') = 'nothing' AND json_extract(payload, '$.appealed') IS NULL`;
  eraseOnItsWay(sql, { put: "json_set(payload, '$.words', '')", where: decided }, number);
}

/** Of a question to the support nobody is left to be answered, and no answer leaves. */
function dropQuestion(sql: SqlStorage, number: string): void {
  dropItem(sql, { queue: SUPPORT, ref: number, member: "" });
  const settled = "kind = 'support_settled' AND json_extract(payload, '$.case') = ?";
  eraseRows(sql, { table: "outbox", words: ["payload"], where: settled }, number);
}

/** What the appeals of one side wait for comes no more; says whether one waited. */
function dropAppeals(sql: SqlStorage, number: string, side: CaseSide): boolean {
  const waiting = `"case" = ? AND side = ? AND decided = 0`;
  const appeals = sql
    .exec<{ decision: number }>(`SELECT decision FROM appeals WHERE ${waiting}`, number, side)
    .toArray();
  const member = findCase(sql, number)?.reported ?? "";
  for (const { decision } of appeals) dropItem(sql, { queue: "appeals", ref: String(decision), member });
  sql.exec(`UPDATE appeals SET decided = 1 WHERE ${waiting}`, number, side);
  if (appeals.length > 0) planEvidenceEnd(sql, number);
  return appeals.length > 0;
}

function numbers(sql: SqlStorage, where: string, given: string): string[] {
  return sql
    .exec<{ number: string }>(`SELECT number FROM cases WHERE ${where}`, given)
    .toArray()
    .map(({ number }) => number);
}
