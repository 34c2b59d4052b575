import type { FieldProblem } from "../../../contract/field-problems.ts";

/** Beside a choice that the button which was pressed leaves out: a letter pressed too soon decides nothing. */
export function contradiction(field: string) {
  return { path: [field], error: "contradiction" satisfies FieldProblem };
}
