import { z } from "../../../contract/zod.ts";
import { jsonObject } from "../../../domain/json-object.ts";
import { ownPassword } from "../own-password.form.ts";

/** What the script sends before it asks the device. */
export const passkeyOptionsForm = z.object({ password: ownPassword });

/** `response` and `state` are filled in by the script. */
export const addForm = z.object({
  intent: z.literal("add"),
  name: z.string().trim().max(60).default(""),
  response: z.string().default("").transform(jsonObject),
  state: z.string().max(2000).default(""),
});

/** What can be asked on this page, each by its own form. */
export const passkeysForm = z.discriminatedUnion("intent", [
  addForm,
  z.object({ intent: z.literal("remove"), id: z.string().min(1).max(2000) }),
]);
