import type { SettingsGroup } from "../../../contract/operators/settings-groups.ts";
import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { cleanText } from "../../../domain/clean-text.ts";
import { fieldMistake, type FieldValue } from "../../../domain/site/judge-field.ts";
import { type FieldRule, fieldsOfGroup } from "../../../domain/site/site-fields.ts";

type Typed = string | Record<string, string | undefined> | undefined;
type TypedFields = Record<string, Typed>;

const typed = z.string().max(4000, "text_too_long").optional();
const ticked = z.record(z.string().max(40), z.string().optional()).optional();

/** What an operator fills in for a group; its value is the fields' values, judged by the rules of `siteFields`, and the latest change that the operator saw. `today`: YYYY-MM-DD. */
export function groupForm(group: SettingsGroup, today: string) {
  const rules = fieldsOfGroup(group);
  const shape = Object.fromEntries(rules.map(([field, { kind }]) => [field, kind === "set" ? ticked : typed]));
  return z.object({ ...shape, seen: z.coerce.number().int().min(0) }).transform(({ seen, ...fields }, context) => {
    const values = rules.map(([field, rule]) => [field, valueIn(rule, (fields as TypedFields)[field])] as const);
    for (const [index, [field, value]] of values.entries()) {
      const message = fieldMistake(rules[index]?.[1] as FieldRule, value, today);
      if (message) context.addIssue({ code: "custom", path: [field], message });
    }
    return { seen, values: Object.fromEntries(values) as Record<string, FieldValue> };
  });
}

function valueIn(rule: FieldRule, given: Typed): FieldValue {
  if (rule.kind === "set") {
    const chosen = rule.of.filter((one) => typeof given === "object" && given[one] !== undefined);
    return rule.allIsNull && chosen.length === rule.of.length ? null : chosen;
  }
  const text = typeof given === "string" ? cleanText(given) : "";
  if (rule.kind === "lines") return text.split(/\s*\n\s*/).filter((line) => line !== "");
  if (rule.kind === "number") return /^\d{1,6}$/.test(text) ? Number(text) : null;
  return text === "" ? null : text.replaceAll(/\s*\n\s*/g, " ");
}

/** Confirms what was shown: `changes` is that, as JSON. */
export const confirmForm = z.object({
  key: mintedKey,
  seen: z.coerce.number().int().min(0),
  changes: z.string().max(20_000, "invalid").transform(fieldsIn),
  why: operatorReason,
});

const json = z.record(z.string(), z.union([z.string(), z.int(), z.array(z.string()), z.null()]));

function fieldsIn(text: string, context: z.RefinementCtx): z.output<typeof json> {
  const parsed = json.safeParse(parsedOr(text));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: "custom", message: "invalid" });
  return z.NEVER;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
