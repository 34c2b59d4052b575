import { defineEndpoint } from "../endpoint.ts";
import { instant, list, mintedKey } from "../scalars.ts";
import { z } from "../zod.ts";
import { operatorReason } from "./operator-reason.ts";
import { settingsGroups } from "./settings-groups.ts";

const group = z.enum(settingsGroups);
const value = z.union([z.string().max(2000), z.int(), z.array(z.string().max(100)).max(100), z.null()]);
const values = z.record(z.string().max(40), value);

/** One change of settings or company: what each field was, and what it became. */
const change = z.object({
  number: z.int(),
  at: instant,
  operator: z.string(),
  why: z.string(),
  fields: list(z.object({ field: z.string(), before: value, after: value })),
});
export type SettingsChange = z.output<typeof change>;

/** A group of settings as it is stored now, and its latest hundred changes, the latest first. Ours; decision 0254. */
export const inspectSettings = defineEndpoint({
  name: "inspectSettings",
  method: "GET",
  path: "/api/operator-settings.php",
  query: z.object({ group }),
  reply: z.object({ values, changes: list(change) }),
  problems: ["authentication_required"],
});

/**
 * Changes fields of one group; the others stay. Everybody has it within a minute. `key` is minted with the form: again it is the same change.
 * `seen`: the group's latest change when the operator decided, 0 for none; `decision_changed`: there is a newer one. A field with a value that
 * it has already is no change; where nothing else is left it is `invalid_input`. Ours; spec §3.
 */
export const changeSettings = defineEndpoint({
  name: "changeSettings",
  method: "POST",
  path: "/api/operator-settings.php",
  keyed: true,
  body: z.object({ key: mintedKey, group, values, seen: z.int().nonnegative(), why: operatorReason }),
  reply: z.object({ number: z.int() }),
  problems: ["authentication_required", "key_reused", "decision_changed"],
});
