import { z } from "../../contract/zod.ts";

/** The password that somebody has now. Only the API knows whether it is right. */
export const ownPassword = z.string().max(1000).default("").refine(Boolean, "required");
