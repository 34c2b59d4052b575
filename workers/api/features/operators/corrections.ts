import { correctMember } from "../../../../app/contract/operators/operator-corrections.ts";
import { dateOfBirthProblem } from "../../../../app/domain/account/signup.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { livingMember } from "./find-member.ts";

/** By the rules of a sign-up. The member's object does it and writes it down, so that neither is without the other. */
export const putMember = handleOperator(correctMember, async ({ actors, operator, body }) => {
  const { id, gender, date_of_birth, seen } = body;
  const born = dateOfBirthProblem(date_of_birth, utcDay(clock.now()));
  if (born) return refuse("invalid_input", { fields: { date_of_birth: born } });
  if (!(await livingMember(actors, id))) return refuse("not_found");
  if (operator.member === id) return refuse("yourself");
  const allowed = await actors.site().members.mayAct({ operator, member: id });
  if (!allowed.ok) return allowed;
  const act = { operator, why: cleanText(body.reason) };
  const corrected = actors.findMember(id)?.standing.correct({ basics: { gender, date_of_birth }, seen, act });
  return (await corrected) ?? refuse("not_found");
});
