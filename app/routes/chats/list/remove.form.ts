import { z } from "../../../contract/zod.ts";

/** Which conversation leaves the list. */
export const removeForm = z.object({ id: z.string("invalid").min(1, "invalid").max(64, "invalid") });
