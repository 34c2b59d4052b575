import { confirmAddress } from "../../workers/api/actors/member/account/activation.ts";
import type { MemberState } from "../../workers/api/actors/member/engine/state.ts";
import { aMemberWithPassword, inObject, objects } from "./deletion-fixtures.ts";
import { delivered, type TestMember } from "./member-fixtures.ts";

/** Anna signed up and did not confirm her address; five credits come with it. Bert knows nothing of her. */
export async function unconfirmedPair(wishes: { credits?: number; paid_user?: boolean } = {}) {
  const bert = await aMemberWithPassword({ name: `Bartholomew ${crypto.randomUUID()}`, credits: 5 });
  return { anna: await aMemberWithPassword({ confirmed: false, credits: 5, ...wishes }), bert };
}

/** What the link in her mail does. Answers what her open pages hear. */
export function confirm(member: TestMember) {
  return inObject(member, (sql) => {
    const state = { sql, env: objects, frames: [] as MemberState["frames"], ended: [], isHere: () => false };
    return { answer: confirmAddress(state), frames: state.frames };
  });
}

/** As `confirm`, with all that is sent because of it. */
export async function confirmed(member: TestMember) {
  const done = await confirm(member);
  await delivered(member);
  return done;
}
