import type { FieldProblem } from "../../contract/field-problems.ts";
import { z } from "../../contract/zod.ts";
import { isAccountEmail, isEmail } from "../../domain/account/signup.ts";

/** An e-mail address, with `problem` where it is none. */
export function emailText(problem: FieldProblem) {
  return address(problem).prefault("");
}

/** As `emailText`, of somebody who may have an account. */
export function accountEmail(problem: FieldProblem) {
  return address(problem, isAccountEmail).prefault("");
}

/** As `emailText`, of a field that may be left out. */
export function optionalEmail(problem: FieldProblem) {
  return address(problem).optional();
}

function address(problem: FieldProblem, isAddress = isEmail) {
  return z.string().trim().max(254, problem).refine(isAddress, problem);
}
