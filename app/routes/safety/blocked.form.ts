import { id } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

/** Whose block is taken back. */
export const unblockForm = z.object({ id });
