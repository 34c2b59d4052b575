import { explains } from "../../../../app/contract/operators/operator-reason.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { type CaseGround, type CaseOutcome, groundsFor, needsWords } from "../../../../app/contract/safety/cases.ts";
import {
  type CaseEvidence,
  decideAppeal,
  decideCase,
  decidedCase,
  operatorCase,
} from "../../../../app/contract/operators/operator-cases.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import type { OpenedCase } from "../../actors/site/operators/cases/case-calls.ts";
import { clock, instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { signedName } from "../../providers/photos/signed-image.ts";
import { fileOf } from "../../providers/photos/variants.ts";

/** A claimed case with its evidence; the look is written down. */
export const getCase = handleOperator(operatorCase, async ({ actors, operator, query, env }) => {
  const opened = await actors.site().cases.open({ number: query.number, operator });
  if (!opened.ok) return opened;
  const { item, appeal, earlier, one, seen } = opened.value;
  const reported = one.reported === null ? undefined : actors.findMember(one.reported);
  const [languages, standing, country] = await Promise.all([
    languagesOf(opened.value, actors),
    reported?.standing.counting(),
    countryOf(opened.value, actors),
  ]);
  return accept({
    ...evidenceOf(opened.value, env.PHOTO_SECRET),
    languages,
    appeal: appeal ?? null,
    earlier,
    standing: standing ?? null,
    seen,
    country,
    waits_since: instantOf(item.at),
    claimed_until: instantOf(item.claimed_until),
  });
});

/** A decided case about somebody whom the operator opened; the look is written down. */
export const getDecidedCase = handleOperator(decidedCase, async ({ actors, operator, query, env }) => {
  const opened = await actors.site().members.decidedCase({ operator, member: query.id }, query.case);
  return opened.ok ? accept(evidenceOf(opened.value, env.PHOTO_SECRET)) : opened;
});

/** Who decides writes to both sides, whose languages may differ. */
async function languagesOf({ one }: Pick<OpenedCase, "one">, actors: Actors): Promise<CaseEvidence["languages"]> {
  const read = (member: string | null) =>
    member === null ? undefined : actors.findMember(member)?.standing.language();
  const [reported, reporter] = await Promise.all([read(one.reported), read(one.reporter)]);
  return { reported: reported ?? null, reporter: reporter ?? one.contact?.language ?? null };
}

/** Of whom it is about, else of who sent it; of a visitor's complaint nobody knows it. */
async function countryOf({ one }: Pick<OpenedCase, "one">, actors: Actors): Promise<string | null> {
  if (one.details.profile) return one.details.profile.country ?? null;
  const sender = one.reporter === null ? undefined : await actors.findMember(one.reporter)?.standing.found();
  return sender?.country ?? null;
}

/** A case with its evidence; pictures get addresses that expire. */
function evidenceOf({ one, summary }: Pick<OpenedCase, "one" | "summary">, secret: string): CaseEvidence {
  const { text, address, messages, profile, photos } = one.details;
  const { contact, reporter, reported, attached } = one;
  return {
    ...summary,
    reporter,
    reported,
    attached,
    text,
    address: address ?? null,
    contact: contact ? { name: contact.name, email: contact.email } : null,
    messages,
    profile: profile ?? null,
    photos: photos.map((id) => {
      const filename = signedName({ file: fileOf(id, "full"), secret, now: clock.now() });
      return { id, filename, thumb_filename: filename };
    }),
  };
}

/** Decides a report or complaint. */
export const postCase = handleOperator(decideCase, async ({ actors, operator, body }) => {
  const { number, outcome, ground, words = "", days, seen, reported } = body;
  if (!fits(outcome, ground)) return refuse("invalid_input", { fields: { ground: "choose_one" } });
  const order = { number, operator, outcome, ground, words: cleanText(words), days, seen, reported };
  return !needsWords(order) || explains(order.words) ? actors.site().cases.decide(order) : unexplained;
});

/** Decides an appeal: reversing a sanction is doing nothing, reversing nothing is a sanction. */
export const postAppeal = handleOperator(decideAppeal, async ({ actors, operator, body }) => {
  const { number, decision, outcome, ground, words = "", days, seen } = body;
  const against = await actors.site().cases.appealed({ number, operator });
  if (!against) return refuse("not_claimed");
  const order = { number, operator, decision, words: cleanText(words), days, seen };
  if (decision === "uphold") return explains(order.words) ? actors.site().cases.decideAppeal(order) : unexplained;
  const next = against.outcome === "nothing" ? outcome : "nothing";
  if (!next || next === against.outcome) return refuse("invalid_input", { fields: { outcome: "choose_one" } });
  // What is taken back is not dealt with by that.
  if (!fits(next, ground) || ground === "dealt_with")
    return refuse("invalid_input", { fields: { ground: "choose_one" } });
  if (next !== "nothing" && !explains(order.words)) return unexplained;
  return actors.site().cases.decideAppeal({ ...order, outcome: next, ground });
});

const unexplained = refuse("invalid_input", { fields: { words: "required" } });

function fits(outcome: CaseOutcome, ground: CaseGround | undefined): ground is CaseGround {
  return ground !== undefined && groundsFor(outcome).includes(ground);
}
