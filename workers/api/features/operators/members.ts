import { cleanText } from "../../../../app/domain/clean-text.ts";
import {
  eraseMember,
  findMembers,
  inspectMember,
  liftSanction,
  openMember,
  sanctionMember,
} from "../../../../app/contract/operators/operator-members.ts";
import type { MemberSearch } from "../../../../app/contract/operators/audit-actions.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { cardOf } from "../../actors/member/people/cards/card.ts";
import type { Person } from "../../actors/member/people/person.ts";
import { mayLast } from "../../actors/site/operators/cases/case-decisions.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import type { Call } from "../../http/http.ts";
import { isMemberId } from "../../ids.ts";
import { caseNumberOf, isCaseNumber } from "../../cases/case-number.ts";
import { keepProfile } from "../../cases/keep-evidence.ts";
import { livingMember, ownerOf } from "./find-member.ts";

/** By id, address, case or the beginning of a name, whichever it looks like. */
export const getMembers = handleOperator(findMembers, async (call) => {
  const { actors, operator, query, env } = call;
  const listed = (people: Person[]) => accept({ members: people.map((one) => listedMember(one, env.PHOTO_SECRET)) });
  const by = searchBy(query.q);
  await actors.site().members.noteSearch({ operator, by });
  if (by === "name") return listed(await actors.directory(query.country).named(query.q));
  const id = await idBy[by](query.q, call);
  const member = id && (await actors.findMember(id)?.standing.found());
  return listed(member ? [member] : []);
});

/** Enough to tell two of the same name from each other. */
function listedMember(person: Person, secret: string) {
  const { id, name, gender, age, country, city, main_image, fictional } = cardOf({ person, secret });
  return { id, name, gender, age, country, city, main_image, fictional };
}

function searchBy(q: string): MemberSearch {
  if (isMemberId(q.toLowerCase())) return "id";
  if (isCaseNumber(q)) return "case";
  return q.includes("@") ? "email" : "name";
}

const idBy = {
  id: (q: string) => q.toLowerCase(),
  email: ownerOf,
  case: (q: string, { actors }: Call) => actors.site().cases.memberIn(q.toUpperCase()),
};

/** Why the operator looks at them, or that they go on. */
export const postMember = handleOperator(openMember, async ({ actors, operator, body }) => {
  const member = await livingMember(actors, body.id);
  if (!member) return refuse("not_found");
  return actors.site().members.open({ operator, member: body.id, reason: body.reason && cleanText(body.reason) });
});

/** Everything about them, for who has said why. */
export const getMember = handleOperator(inspectMember, async ({ actors, operator, query }) => {
  const record = await actors.site().members.record({ operator, member: query.id });
  if (!record.ok) return record;
  const member = await actors.findMember(query.id)?.standing.record();
  return member ? accept({ member, ...record.value }) : refuse("not_found");
});

/** Warns, holds, suspends or bans. The case's number comes from the form's key, so a repeat finds what the first attempt decided. */
export const postSanction = handleOperator(sanctionMember, async (call) => {
  const { actors, operator, body, env, site } = call;
  const { key, id: member, kind, ground, days, seen } = body;
  const reason = cleanText(body.reason);
  if (days !== undefined && !mayLast(kind)) return refuse("invalid_input", { fields: { days: "contradiction" } });
  if (operator.member === member) return refuse("yourself");
  if (!(await livingMember(actors, member))) return refuse("not_found");
  const number = caseNumberOf(env.TOKEN_SECRET, site, "operator", key);
  const decision = { operator, member, kind, ground, days, reason, number, seen };
  const { members } = actors.site();
  const earlier = await members.decidedBefore(decision);
  if (!earlier.ok) return earlier;
  // Nothing is copied for who may not decide, or decided already.
  const profile = earlier.value ? { photos: [] } : await keepProfile(call, member);
  return members.sanction({ ...decision, profile });
});

/** Takes back all of a kind that counts, as the operator saw it. */
export const deleteSanction = handleOperator(liftSanction, async ({ actors, operator, body }) => {
  const { id: member, kind, seen } = body;
  if (operator.member === member) return refuse("yourself");
  const up_to = await actors.findMember(member)?.standing.latestCounting(kind);
  if (up_to === undefined) return refuse("not_found");
  return actors.site().members.lift({ operator, member, kind, seen, up_to, reason: cleanText(body.reason) });
});

/** As the member asked; a fictional profile asks for nothing, and is retired instead. */
export const deleteMember = handleOperator(eraseMember, async ({ actors, operator, body }) => {
  const { id: member, at_once } = body;
  const reason = cleanText(body.reason);
  if (operator.member === member) return refuse("yourself");
  const found = await actors.findMember(member)?.standing.found();
  if (!found || found.fictional) return refuse("not_found");
  const noted = await actors.site().members.noteErasure({ operator, member, at_once, reason });
  if (noted.ok) await actors.findMember(member)?.standing.erase({ at_once });
  return noted;
});
