import { cleanText } from "../../../../../../app/domain/clean-text.ts";
import { clock } from "../../../../clock.ts";
import { isIssued } from "../../../../ids.ts";
import { log } from "../../../../log.ts";
import { randomness } from "../../../../randomness.ts";
import { eraseRows, overwriteRows } from "../../../erase-rows.ts";
import { messageRules } from "../../../site/settings/message-rules.ts";
import { settingsOf } from "../../../site/settings/settings.ts";
import { accountOf } from "../../account/account.ts";
import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { send } from "../sending/send.ts";
import type { MemberState } from "../../engine/state.ts";
import { tellCardKept } from "../../people/cards/kept-cards.ts";
import { isHidden } from "../../standing/hidden.ts";
import { askPerson } from "../../people/lookups/profile-lookup.ts";

const MINUTE = 60_000;
const AGAIN_AFTER = 5 * MINUTE;

type Row = { client_id: string; target: string; text: string };

const plannedMessages = { table: "planned_messages", words: ["text"] } as const;

/** The first message of a sign-up is sent a moment later, once its target was asked who they are. */
export function planMessage({ sql, env }: MemberState, { target, text }: { target: string; text: string }): void {
  const { id, site } = accountOf(sql);
  const words = cleanText(text);
  if (target === id || !words || !isIssued({ secret: env.TOKEN_SECRET, site, id: target })) return;
  sql.exec(
    "INSERT INTO planned_messages (client_id, target, text, due) VALUES (?, ?, ?, ?)",
    randomness.uuid(),
    target,
    words,
    clock.now(),
  );
  tellCardKept(sql, target);
  sql.exec("INSERT OR IGNORE INTO kept_cards (other) VALUES (?)", target);
}

/** The account is being deleted: it never leaves. */
export function dropPlanned(sql: SqlStorage): void {
  eraseRows(sql, { ...plannedMessages, where: "true" });
}

/** The address is confirmed: where it could not be sent yet it is tried at once. Answers whether there is one. */
export function releasePlanned(sql: SqlStorage): boolean {
  return sql.exec("UPDATE planned_messages SET due = ? WHERE refusal IS NULL", clock.now()).rowsWritten > 0;
}

/**
 * Sends it as the member would: the same charge, the same limits, and until the address is confirmed it waits where all of
 * theirs do (pass-on.ts). What is refused stays with the reason, and is not tried again; an actor that fails is asked again later.
 * Decisions 0064 and 0209. While the member is suspended it waits here.
 */
export const plannedMessageJob: Job<MemberEngine> = {
  next: "SELECT min(due) FROM planned_messages WHERE refusal IS NULL AND (SELECT suspended FROM account) = 0",
  async run(engine) {
    if (isHidden(engine.sql)) return;
    for (const planned of duePlanned(engine.sql)) {
      engine.sql.exec(
        "UPDATE planned_messages SET due = ? WHERE client_id = ?",
        clock.now() + AGAIN_AFTER,
        planned.client_id,
      );
      try {
        await sendPlanned(engine, planned);
      } catch (failure) {
        log({ level: "warn", event: "planned_message_failed", member: engine.memberId, failure: String(failure) });
      }
    }
  },
};

function duePlanned(sql: SqlStorage): Row[] {
  return sql
    .exec<Row>("SELECT client_id, target, text FROM planned_messages WHERE due <= ? AND refusal IS NULL", clock.now())
    .toArray();
}

async function sendPlanned(engine: MemberEngine, planned: Row): Promise<void> {
  const { site } = accountOf(engine.sql);
  const actors = engine.actors();
  if (!actors) return;
  const settings = await settingsOf({ actors, site });
  const lookedUp = await askPerson(engine, planned.target);
  // The account may have changed while others were asked.
  if (!engine.account() || isHidden(engine.sql)) return;
  engine.act((state) => {
    const order = {
      client_id: planned.client_id,
      to: planned.target,
      text: planned.text,
      ...messageRules(settings, "text"),
    };
    const sent = send(state, order, lookedUp);
    if (sent.ok) drop(state, planned);
    else keepRefusal(state, planned, sent.problem.error);
  });
}

function drop({ sql }: MemberState, { client_id }: Row): void {
  eraseRows(sql, { ...plannedMessages, where: "client_id = ?" }, client_id);
}

/** Its target was erased: the member's own words stay, to nobody. */
export function refusePlannedTo(state: MemberState, target: string): void {
  const rows = state.sql.exec<Row>("SELECT client_id, target, text FROM planned_messages WHERE target = ?", target);
  for (const planned of rows.toArray()) keepRefusal(state, planned, "not_found");
}

/** Whoever is not there is not named any longer. The row gets longer, so that it is written anew elsewhere (decision 0127). */
function keepRefusal({ sql }: MemberState, { client_id, text }: Row, refusal: string): void {
  overwriteRows(sql, { ...plannedMessages, where: "client_id = ?" }, client_id);
  sql.exec(
    `UPDATE planned_messages SET text = ?3, refusal = ?1, due = NULL,
       target = CASE ?1 WHEN 'not_found' THEN '' ELSE target END WHERE client_id = ?2`,
    refusal,
    client_id,
    text,
  );
}
