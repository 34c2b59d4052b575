import { z } from "../../contract/zod.ts";
import { jsonObject } from "../../domain/json-object.ts";

/** What the script fills in: the device's response, and the signed challenge that it belongs to. */
export const passkeyAnswerForm = z.object({
  response: z.string().default("").transform(jsonObject),
  state: z.string().max(2000).default(""),
});

/** The form that adds a passkey (`add-passkey.tsx`). */
export const addPasskeyForm = passkeyAnswerForm.extend({
  intent: z.literal("add"),
  name: z.string().trim().max(60).default(""),
});

/** Those that the API keeps for one person. */
export const MOST_PASSKEYS = 10;

/** The form that removes one (`passkey-list.tsx`). */
export const removePasskeyForm = z.object({ intent: z.literal("remove"), id: z.string().min(1).max(2000) });
