import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** Makes a file. */
export const makeFileForm = z.object({ file_id: mintedKey });

/** What the bank said: of all that is left of a file, or (`number`) that one debit came back. */
export const bankForm = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
});
