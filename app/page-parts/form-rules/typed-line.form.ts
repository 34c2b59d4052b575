import { z } from "../../contract/zod.ts";
import { cleanLine } from "../../domain/clean-line.ts";

/** One line that has to be filled in, such as a name: cleaned, so that one of signs that nobody sees is empty. */
export function typedLine(most: number) {
  return z
    .string("required")
    .max(most, "text_too_long")
    .transform(cleanLine)
    .refine((line) => line !== "", "required");
}
