import { z } from "../../contract/zod.ts";

/** The password that somebody has now. Only the API knows whether it is right. */
export const ownPassword = z.string("required").min(1, "required").max(1000, "password_too_long");
