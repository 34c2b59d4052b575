import { z } from "../../contract/zod.ts";

/** Which version was on the page, and where the member wanted to go. */
export const termsForm = z.object({ version: z.iso.datetime(), redirect: z.string().optional() });
