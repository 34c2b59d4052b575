import { z } from "../../contract/zod.ts";

/** A form of one button. */
export const noFields = z.object({});
