import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { olga, omar } from "../../../../../../tests/workers/case-fixtures.ts";
import type { Env } from "../../../../env.ts";
import { writeAudit } from "./audit.ts";
import { type AuditFilter, listAudit, operatorsInAudit } from "./list-audit.ts";

/** In a `Site` object of its own. */
function inSite(act: (sql: SqlStorage) => void) {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  return runInDurableObject(stub, (_site, { storage }) => act(storage.sql));
}

const at = (time: string) => Date.parse(time);

test("the record is found by operator, member, kind of action and day, one by one and together", () =>
  inSite((sql) => {
    writeAudit(sql, { operator: olga, action: "opened", member: "anna", at: at("2026-06-10T21:59:59Z") });
    writeAudit(sql, { operator: omar, action: "opened", member: "anna", at: at("2026-06-10T22:00:00Z") });
    writeAudit(sql, { operator: omar, action: "warned", member: "bert", at: at("2026-06-11T21:59:59Z") });
    writeAudit(sql, { operator: omar, action: "opened", member: "bert", at: at("2026-06-11T22:00:00Z") });
    const numbers = (filter: AuditFilter) => listAudit(sql, filter).map(({ number }) => number);
    expect(numbers({})).toEqual([4, 3, 2, 1]);
    expect(numbers({ operator: "olga" })).toEqual([1]);
    expect(numbers({ member: "anna" })).toEqual([2, 1]);
    expect(numbers({ action: "opened" })).toEqual([4, 2, 1]);
    expect(numbers({ day: "2026-06-11" }), "from midnight to midnight in Amsterdam").toEqual([3, 2]);
    expect(numbers({ operator: "omar", action: "opened", member: "bert", before: 5 })).toEqual([4]);
    expect(numbers({ operator: "omar", day: "2026-06-10" })).toEqual([]);
    for (const filter of [{ operator: "%" }, { member: "nobody" }, { action: "banned" } as const])
      expect(numbers(filter)).toEqual([]);
  }));

test("who has rows is listed once, by the name that they had last", () =>
  inSite((sql) => {
    expect(operatorsInAudit(sql)).toEqual([]);
    for (const operator of [omar, olga, { ...olga, name: "Olga B." }, omar])
      writeAudit(sql, { operator, action: "signed_in" });
    expect(operatorsInAudit(sql)).toEqual([
      { id: "olga", name: "Olga B." },
      { id: "omar", name: "Omar" },
    ]);
  }));
