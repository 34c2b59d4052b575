import type { FieldProblem } from "../../contract/field-problems.ts";
import type { FieldRule } from "./site-fields.ts";

/** What a field of a site can hold. */
export type FieldValue = string | number | string[] | null;

/** Control characters, and signs that turn the text after them around. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a value that somebody wants to give a field of a site; `today`: YYYY-MM-DD. Decision 0254. */
export function fieldMistake(rule: FieldRule, value: FieldValue, today: string): FieldProblem | undefined {
  switch (rule.kind) {
    case "text":
      return textMistake(rule, value);
    case "number":
      return isWithin(rule, value) ? undefined : "number_invalid";
    case "choice":
      if (value === null) return rule.needed ? "choose_one" : undefined;
      return typeof value === "string" && rule.of.includes(value) ? undefined : "choose_one";
    case "set":
      return setMistake(rule, value);
    case "lines":
      return linesMistake(rule, value);
    case "day":
      return isDayUntil(value, today) ? undefined : "invalid";
  }
}

function textMistake(rule: Extract<FieldRule, { kind: "text" }>, value: FieldValue): FieldProblem | undefined {
  if (value === null) return rule.needed ? "required" : undefined;
  if (typeof value !== "string" || value !== value.trim() || UNSEEN.test(value)) return "invalid";
  if (value === "") return "required";
  if ([...value].length > rule.most) return "text_too_long";
  return !rule.form || rule.form.test(value) ? undefined : (rule.form.mistake ?? "invalid");
}

function isWithin({ least, most }: Extract<FieldRule, { kind: "number" }>, value: FieldValue): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function setMistake(rule: Extract<FieldRule, { kind: "set" }>, value: FieldValue): FieldProblem | undefined {
  if (value === null) return rule.allIsNull ? undefined : "choose_one";
  if (!isList(value)) return "invalid";
  if (new Set(value).size < value.length || !value.every((one) => rule.of.includes(one))) return "invalid";
  return rule.needed && value.length === 0 ? "choose_one" : undefined;
}

function linesMistake(rule: Extract<FieldRule, { kind: "lines" }>, value: FieldValue): FieldProblem | undefined {
  if (!isList(value) || value.length > rule.most) return "invalid";
  const isGood = (line: string) => line === line.trim() && !UNSEEN.test(line) && rule.form.test(line);
  return value.every(isGood) ? undefined : "invalid";
}

/** A day that exists, and not one to come. */
function isDayUntil(value: FieldValue, today: string): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && value <= today;
}

function isList(value: FieldValue): value is string[] {
  return Array.isArray(value);
}

/** A set in the order that it is stored in, with what is new behind: the first country of a site is its default one. */
export function inStoredOrder(rule: FieldRule | undefined, before: FieldValue, after: FieldValue): FieldValue {
  if (rule?.kind !== "set" || !isList(before) || !isList(after)) return after;
  return [...before.filter((one) => after.includes(one)), ...after.filter((one) => !before.includes(one))];
}
