import { RpcTarget } from "cloudflare:workers";
import type { SettingsGroup } from "../../../../../app/contract/operators/settings-groups.ts";
import type { FieldProblem } from "../../../../../app/contract/field-problems.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { utcDay } from "../../../../../app/domain/locale/day.ts";
import { fieldMistake, type FieldValue, inStoredOrder } from "../../../../../app/domain/site/judge-field.ts";
import { fieldsOfGroup } from "../../../../../app/domain/site/site-fields.ts";
import { clock } from "../../../clock.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import type { SiteEnv } from "../site-env.ts";
import { changeCompany, creditorOf } from "./company.ts";
import { addChange, changeByKey, type ChangedField, changesOf, type StoredChange } from "./setting-changes.ts";
import { changeSettings, readSettings } from "./stored-settings.ts";

type Values = Record<string, FieldValue>;

/** What is given to make a change; `key` was minted with the form, `seen`: the group's latest change that the operator saw, 0 for none. */
interface PlannedChange {
  key: string;
  group: SettingsGroup;
  values: Values;
  seen: number;
}

/** The settings of a site and who runs it, and how operators change them. Decision 0254. */
export class SettingCalls extends RpcTarget {
  constructor(
    private readonly storage: DurableObjectStorage,
    private readonly env: SiteEnv,
    private readonly site: string,
  ) {
    super();
  }

  /** A group's fields as they are now, and its latest changes. */
  inspect(group: SettingsGroup): { values: Values; changes: StoredChange[] } {
    return { values: this.#valuesOf(group), changes: changesOf(this.storage.sql, group) };
  }

  /**
   * Changes some fields of a group and keeps what they were. The same one again by its key is the same change, with other content
   * `key_reused`. `decision_changed`: somebody made one meanwhile. `invalid_input`: a value is none, or nothing would change.
   */
  make({ key, group, values, seen }: PlannedChange, act: { operator: Actor; why: string }): Result<{ number: number }> {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const earlier = changeByKey(sql, key);
      if (earlier) {
        const same = isSame(earlier, { group, values }, this.#valuesOf(group));
        return same ? accept({ number: earlier.number }) : refuse("key_reused");
      }
      if ((changesOf(sql, group)[0]?.number ?? 0) !== seen) return refuse("decision_changed");
      const fields = mistakesIn(group, values);
      if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
      const changed = changedFields(group, this.#valuesOf(group), values);
      if (changed.length === 0) return refuse("invalid_input", { fields: { values: "required" } });
      this.#store(group, Object.fromEntries(changed.map(({ field, after }) => [field, after])));
      const number = addChange(sql, { key, group, fields: changed, operator: act.operator.name, why: act.why });
      const names = changed.map(({ field }) => field).join(", ");
      writeAudit(sql, { operator: act.operator, action: "settings_changed", why: `${group} (${names}): ${act.why}` });
      return accept({ number });
    });
  }

  #valuesOf(group: SettingsGroup): Values {
    const { sql } = this.storage;
    const all: Record<string, unknown> =
      group === "company" ? creditorOf(sql, this.env) : readSettings(sql, this.env, this.site);
    return Object.fromEntries(fieldsOfGroup(group).map(([field, { kind }]) => [field, shown(kind, all[field])]));
  }

  #store(group: SettingsGroup, values: Values): void {
    if (group === "company") changeCompany(this.storage.sql, values);
    else changeSettings(this.storage.sql, values);
  }
}

/** A day is stored as it is given; earlier ones are moments. */
function shown(kind: string, value: unknown): FieldValue {
  if (kind === "day" && typeof value === "string") return value.slice(0, 10);
  return (value ?? null) as FieldValue;
}

function mistakesIn(group: SettingsGroup, values: Values): Record<string, FieldProblem> {
  const [rules, today] = [new Map(fieldsOfGroup(group)), utcDay(clock.now())];
  const mistakes = Object.entries(values).map(([field, value]) => {
    const rule = rules.get(field);
    return [field, rule ? fieldMistake(rule, value, today) : "invalid"] as const;
  });
  return Object.fromEntries(mistakes.filter((one): one is [string, FieldProblem] => one[1] !== undefined));
}

function changedFields(group: SettingsGroup, now: Values, values: Values): ChangedField[] {
  const rules = new Map(fieldsOfGroup(group));
  return Object.entries(values)
    .map(([field, after]) => ({ field, before: now[field] ?? null, after }))
    .map((one) => ({ ...one, after: inStoredOrder(rules.get(one.field), one.before, one.after) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Each field that is sent again was changed to that, or was it before and is it now. */
function isSame(
  stored: StoredChange & { group: SettingsGroup },
  { group, values }: Pick<PlannedChange, "group" | "values">,
  now: Values,
): boolean {
  const after = new Map<string, FieldValue>(stored.fields.map((one) => [one.field, one.after]));
  const isKept = ([field, value]: [string, FieldValue]) =>
    JSON.stringify(sorted(value)) === JSON.stringify(sorted(after.get(field) ?? now[field] ?? null));
  const isSent = ({ field }: ChangedField) => field in values;
  return stored.group === group && stored.fields.every(isSent) && Object.entries(values).every(isKept);
}

function sorted(value: FieldValue): FieldValue {
  return Array.isArray(value) ? value.toSorted() : value;
}
