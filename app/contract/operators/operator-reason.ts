import { z } from "../zod.ts";

const THREE_SIGNS = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){3}/u;

/** Do these words say why? What nobody can see, or dots, do not. Of a measure, or why an appeal is turned down. */
export function explains(words: string | undefined): boolean {
  return THREE_SIGNS.test(words ?? "");
}

/** Why an operator does something: it goes into the record, and some of it to the member. What nobody can see is no reason. */
export const operatorReason = z.string("required").trim().min(3, "required").max(500).refine(explains, "required");
