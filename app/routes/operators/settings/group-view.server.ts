import type { SettingsChange } from "../../../contract/operators/operator-settings.ts";
import type { SettingsGroup } from "../../../contract/operators/settings-groups.ts";
import { formatMoment, SITE_TIME_ZONE } from "../../../domain/locale/format.ts";
import type { FieldValue } from "../../../domain/site/judge-field.ts";
import { type FieldRule, fieldsOfGroup } from "../../../domain/site/site-fields.ts";
import { type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import type { ChangedWords } from "./changed-fields.tsx";
import type { SettingFieldProps } from "./setting-field.tsx";
import { settingsPath } from "./settings-path.ts";
import { optionWords, valueWords } from "./value-words.ts";

type Values = Record<string, FieldValue>;

/** What a field is called. */
export function fieldName(group: SettingsGroup, field: string, t: Translate): string {
  return t(`operators:settings.fields.${group}.${field}` as `operators:settings.fields.words.name`);
}

/** The fields of a group's form; `values`: what they hold on a fresh page. */
export function fieldViews(context: Context, group: SettingsGroup, values: Values): SettingFieldProps[] {
  const words = { t: textsOf(context), locale: localeOf(context) };
  return fieldsOfGroup(group).map(([name, rule]) => ({
    name,
    kind: rule.kind,
    lines: rule.kind === "text" ? rule.lines : undefined,
    value: values[name] ?? null,
    hint: hintOf([name, rule], words.t),
    options: "of" in rule ? rule.of.map((value) => ({ value, label: optionWords(name, value, words) })) : [],
    open: rule.kind === "choice" && !rule.needed,
  }));
}

/** Its limits, and what else is to be known before it is filled in. */
function hintOf([name, rule]: [string, FieldRule], t: Translate): string | undefined {
  const own = isHinted(name) ? t(`operators:settings.hints.${name}`) : undefined;
  const limits =
    rule.kind === "number" ? t("operators:settings.limits", { least: rule.least, most: rule.most }) : undefined;
  return [limits, own].filter(Boolean).join(" ") || undefined;
}

const HINTED = [
  "index_title",
  "enable_site_entry_popup",
  "message_length",
  "history_months",
  "fictional_hold_hours",
  "signup_credits",
  "tradenames",
  "vat_numbers",
  "creditor_id",
  "delete_discount",
  "added",
  "fictional_icon",
] as const;

function isHinted(name: string): name is (typeof HINTED)[number] {
  return HINTED.some((one) => one === name);
}

/** What is said before some fields change. */
export function notesOn(fields: string[], t: Translate): string[] {
  const notes = [
    fields.some((field) => /^(?:message|photo|gift)_credits$/.test(field)) && t("operators:settings.notes.price"),
    fields.includes("refund_days") && t("operators:settings.notes.refund_days"),
    fields.includes("added") && t("operators:settings.notes.added"),
    fields.includes("countries") && t("operators:settings.notes.countries"),
  ];
  return notes.filter((note) => note !== false);
}

/** Fields with what they were and what they become, in words. */
export function changedWords(
  context: Context,
  group: SettingsGroup,
  changes: SettingsChange["fields"],
): ChangedWords[] {
  const words = { t: textsOf(context), locale: localeOf(context) };
  const rules = new Map(fieldsOfGroup(group));
  return changes.flatMap(({ field, before, after }) => {
    const rule = rules.get(field);
    if (!rule) return [];
    const said = (value: FieldValue) => valueWords([field, rule], value, words);
    return [{ field, name: fieldName(group, field, words.t), before: said(before), after: said(after) }];
  });
}

/** A group's changes as its page shows them. */
export function historyView(context: Context, group: SettingsGroup, changes: SettingsChange[]) {
  return changes.map(({ number, at, operator, why, fields }) => ({
    number,
    at: formatMoment(at, localeOf(context), SITE_TIME_ZONE),
    operator,
    why,
    fields: changedWords(context, group, fields),
    undo: `${settingsPath(group)}?before=${number}`,
  }));
}
