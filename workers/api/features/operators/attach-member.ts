import { attachMember } from "../../../../app/contract/operators/operator-cases.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { keepProfile } from "../../cases/keep-evidence.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { livingMember, ownerOf } from "./find-member.ts";

/** Whom a complaint is about. Nothing of theirs is copied for who has not claimed it. */
export const postCaseMember = handleOperator(attachMember, async (call) => {
  const { actors, operator, body } = call;
  const { number, id: member } = body;
  const { cases } = actors.site();
  const found = await cases.attachable({ number, operator });
  if (!found.ok) return found;
  const { email } = found.value;
  if (email && (await ownerOf(email, call)) === member) return refuse("yourself");
  if (operator.member === member) return refuse("yourself");
  if (!(await livingMember(actors, member))) return refuse("not_found");
  const profile = await keepProfile(call, member);
  return cases.attach({ number, operator, member, reason: cleanText(body.reason), profile });
});
