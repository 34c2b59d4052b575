import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { accountsSchema } from "./accounts/schema.ts";
import { writtenSchema } from "./member/conversations/conversations-schema.ts";
import { memberSchema } from "./member/engine/schema.ts";
import { keptCardsSchema, plannedCardsSchema } from "./member/people/cards/kept-cards.ts";
import { auditWordsSchema } from "./site/operators/audit/audit.ts";
import { listAudit } from "./site/operators/audit/list-audit.ts";
import { settledSchema } from "./site/operators/cases/case-decisions.ts";
import { siteSchema } from "./site/schema.ts";
import { isMigrated, migrate } from "./migrate.ts";

function inStorage(act: (storage: DurableObjectStorage) => void): Promise<void> {
  const stub = (env as unknown as Env).MEMBER.getByName(`migrate/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => act(storage));
}

test("an object of the first release keeps what it has and gets what came since, once", () =>
  inStorage((storage) => {
    expect(isMigrated(storage.sql)).toBe(false);
    migrate(storage, memberSchema.slice(0, 1));
    storage.sql.exec("INSERT INTO likes (other, received_at, received_new) VALUES ('bert', 1, 1)");
    migrate(storage, memberSchema);
    migrate(storage, memberSchema);
    expect(storage.sql.exec("SELECT other, taken_back FROM likes").toArray()).toEqual([
      { other: "bert", taken_back: null },
    ]);
    expect(isMigrated(storage.sql)).toBe(true);
  }));

test("rows, events and mails with names of earlier releases are found under the names of today", () =>
  inStorage((storage) => {
    migrate(storage, memberSchema.slice(0, 9));
    for (const statement of oldRows) storage.sql.exec(statement);
    migrate(storage, memberSchema);
    const rows = (query: string) => storage.sql.exec(query).toArray();
    expect(rows("SELECT id, person, deactivated FROM profile_cache")).toEqual([
      { id: "bert", person: "{}", deactivated: 1 },
    ]);
    expect(rows("SELECT kind, payload FROM deferred")).toEqual([{ kind: "like", payload: "{}" }]);
    expect(rows("SELECT email, until FROM reserved_emails")).toEqual([{ email: "anna@example.org", until: 5 }]);
    expect(rows("SELECT kind, due, data FROM scheduled_notifications")).toEqual([{ kind: "like", due: 6, data: "[]" }]);
    expect(rows("SELECT at FROM profile_lookups")).toEqual([{ at: 7 }]);
    expect(rows("SELECT other FROM conversations ORDER BY id")).toEqual([{ other: "erased-one" }, { other: "bert" }]);
    expect(rows("SELECT kind FROM mails")).toEqual([{ kind: "account_reactivation" }]);
    expect(rows("SELECT kind, payload FROM outbox ORDER BY position")).toEqual([
      { kind: "contact_deactivated", payload: '{"id":"anna"}' },
      { kind: "contact_reactivated", payload: "{}" },
      { kind: "contact_erased", payload: '{"id":"anna"}' },
      { kind: "mail", payload: '{"kind":"account_reactivation","to":"anna@example.org"}' },
      { kind: "message", payload: '{"kind":"account_revival"}' },
    ]);
  }));

const event = (id: string, kind: string, payload: object) =>
  `INSERT INTO outbox (id, target, kind, payload, due) VALUES ('${id}', 'member:bert', '${kind}', '${JSON.stringify(payload)}', 1)`;

/** As the ninth release wrote them. */
const oldRows = [
  "INSERT INTO known_people (id, person, at, away) VALUES ('bert', '{}', 1, 1)",
  "INSERT INTO held (kind, payload) VALUES ('like', '{}')",
  "INSERT INTO kept_addresses (email, until) VALUES ('anna@example.org', 5)",
  "INSERT INTO planned_notices (kind, due, data) VALUES ('like', 6, '[]')",
  "INSERT INTO stranger_looks (at) VALUES (7)",
  "INSERT INTO conversations (id, other, opened_by_me, last_at) VALUES ('one', 'gone-one', 1, 1), ('two', 'bert', 1, 1)",
  "INSERT INTO mails (id, kind, subject, address, at, status) VALUES ('1', 'account_revival', '', '', 1, 'waiting')",
  event("1", "away", { id: "anna" }),
  event("2", "back", {}),
  event("3", "gone", { id: "anna" }),
  event("4", "mail", { kind: "account_revival", to: "anna@example.org" }),
  event("5", "message", { kind: "account_revival" }),
];

test("a decision that was on its way to the site when its event got another name still arrives there; members' keep theirs", () =>
  inStorage((storage) => {
    const { sql } = storage;
    migrate(storage, siteSchema.slice(0, siteSchema.indexOf(settledSchema)));
    for (const target of ["site", "member:bert"])
      sql.exec("INSERT INTO outbox (id, target, kind, payload, due) VALUES (?1, ?1, 'case_decided', '{}', 1)", target);
    migrate(storage, siteSchema);
    expect(sql.exec("SELECT target, kind FROM outbox ORDER BY position").toArray()).toEqual([
      { target: "site", kind: "case_settled" },
      { target: "member:bert", kind: "case_decided" },
    ]);
  }));

test("what operators typed about members who live still stands in the record, of erased ones it is gone", () =>
  inStorage((storage) => {
    const { sql } = storage;
    migrate(storage, siteSchema.slice(0, siteSchema.indexOf(auditWordsSchema)));
    sql.exec("INSERT INTO audit_subjects (subject, member) VALUES (1, 'bert')");
    for (const [action, queue, subject, why] of oldAudit)
      sql.exec(
        "INSERT INTO audit (at, operator, operator_name, action, queue, subject, why) VALUES (1, 'olga', 'Olga', ?, ?, ?, ?)",
        action,
        queue,
        subject,
        why,
      );
    migrate(storage, siteSchema);
    expect(listAudit(sql).map(({ action, member, why }) => [action, member, why])).toEqual([
      ["operator_added", null, "Omar"],
      ["opened", null, null],
      ["read", "bert", "R-1"],
      ["refused", "bert", "no_face"],
      ["opened", "bert", "his mail"],
    ]);
    for (const statement of ["UPDATE audit SET why = 'x'", "DELETE FROM audit_words"])
      expect(() => sql.exec(statement), statement).toThrow("append-only");
  }));

/** Of before the words had a table: the second member is erased. */
const oldAudit = [
  ["opened", null, 1, "his mail"],
  ["refused", "photos", 1, "no_face"],
  ["read", null, 1, "R-1"],
  ["opened", null, 2, "the mail of Anna"],
  ["operator_added", null, null, "Omar"],
];

const anAccount = `INSERT INTO account (id, site, email, signup_hash, status, profile_status, paid_user, language, signup_date,
    last_active, fictional, name, gender, seeking, date_of_birth, country, region, city, details, interests, consents, traffic_source)
  VALUES ('anna', 'tests', '', '', 'confirmed', 'active', 0, 'nl', 1, 1, 0, '', '', '', '', '', '', '', '{}', '[]', '{}', '{}')`;

test("of messages that waited before receivers were told of kept cards they are told", () =>
  inStorage((storage) => {
    const { sql } = storage;
    migrate(storage, memberSchema.slice(0, memberSchema.indexOf(keptCardsSchema)));
    sql.exec(
      "INSERT INTO conversations (id, other, opened_by_me, last_at) VALUES ('c', 'bert', 1, 1), ('d', 'carl', 1, 1)",
    );
    sql.exec(
      "INSERT INTO messages (id, conversation, own, text, sent_at) VALUES ('m', 'c', 1, '', 1), ('n', 'd', 1, '', 1)",
    );
    sql.exec("INSERT INTO inspected_texts (id, at) VALUES ('m', 1)");
    sql.exec(anAccount);
    migrate(storage, memberSchema);
    expect(sql.exec("SELECT id, target, kind, payload FROM outbox").toArray()).toEqual([
      { id: "anna/card_kept/bert", target: "member:bert", kind: "card_kept", payload: '{"id":"anna"}' },
    ]);
  }));

test("a member whose erasure has begun tells nobody of kept cards any more", () =>
  inStorage((storage) => {
    const { sql } = storage;
    migrate(storage, memberSchema.slice(0, memberSchema.indexOf(keptCardsSchema)));
    sql.exec("INSERT INTO conversations (id, other, opened_by_me, last_at) VALUES ('c', 'bert', 1, 1)");
    sql.exec("INSERT INTO messages (id, conversation, own, text, sent_at) VALUES ('m', 'c', 1, '', 1)");
    sql.exec("INSERT INTO inspected_texts (id, at) VALUES ('m', 1)");
    sql.exec("INSERT INTO closing (at, erase_at, reason, comment, step) VALUES (1, 1, '', '', 'leaving')");
    sql.exec(anAccount);
    migrate(storage, memberSchema);
    expect(sql.exec("SELECT id FROM outbox").toArray()).toEqual([]);
  }));

test("of first messages of sign-ups that waited before their targets were told they are told", () =>
  inStorage((storage) => {
    const { sql } = storage;
    migrate(storage, memberSchema.slice(0, memberSchema.indexOf(plannedCardsSchema)));
    sql.exec(
      "INSERT INTO planned_messages (client_id, target, text, due) VALUES ('k', 'bert', '', NULL), ('l', '', '', NULL)",
    );
    sql.exec(anAccount);
    migrate(storage, memberSchema);
    expect(sql.exec("SELECT other FROM kept_cards").toArray()).toEqual([{ other: "bert" }]);
    expect(sql.exec("SELECT id, target, kind, payload FROM outbox").toArray()).toEqual([
      { id: "anna/card_kept/bert", target: "member:bert", kind: "card_kept", payload: '{"id":"anna"}' },
    ]);
  }));

test("of conversations of before it is known in which the member has written, also where only the key is left", () =>
  inStorage((storage) => {
    const { sql } = storage;
    migrate(storage, memberSchema.slice(0, memberSchema.indexOf(writtenSchema)));
    for (const id of ["kept", "removed", "read"])
      sql.exec("INSERT INTO conversations (id, other, opened_by_me, last_at) VALUES (?1, ?1, 0, 1)", id);
    sql.exec(
      "INSERT INTO messages (id, conversation, own, text, sent_at) VALUES ('m', 'kept', 1, '', 1), ('n', 'read', 0, '', 1)",
    );
    sql.exec(
      "INSERT INTO sent (client_id, content_hash, conversation, message, position, sent_at, credits) VALUES ('k', '', 'removed', 'o', 1, 1, 0)",
    );
    migrate(storage, memberSchema);
    expect(sql.exec("SELECT id FROM conversations WHERE written = 1 ORDER BY id").toArray()).toEqual([
      { id: "kept" },
      { id: "removed" },
    ]);
  }));

test("counts of attempts and resets, and known networks, are found under the names of today", () =>
  inStorage((storage) => {
    migrate(storage, accountsSchema.slice(0, 4));
    const { sql } = storage;
    sql.exec("INSERT INTO failed_attempts VALUES ('hash', 'network', 1, 2, 3, 4)");
    sql.exec("INSERT INTO asked_resets VALUES ('hash', 'network', '2026-01-01', 2)");
    sql.exec("INSERT INTO known_places VALUES ('hash', 'network', 5)");
    sql.exec("INSERT INTO stranger_resets VALUES ('hash', 0.5, 6)");
    migrate(storage, accountsSchema);
    expect(sql.exec("SELECT source, failures FROM failed_attempts").toArray()).toEqual([
      { source: "network", failures: 1 },
    ]);
    expect(sql.exec("SELECT source, mails FROM asked_resets").toArray()).toEqual([{ source: "network", mails: 2 }]);
    expect(sql.exec("SELECT network, at FROM known_networks").toArray()).toEqual([{ network: "network", at: 5 }]);
    expect(sql.exec("SELECT email, level FROM unknown_visitor_resets").toArray()).toEqual([
      { email: "hash", level: 0.5 },
    ]);
  }));

test("a step that fails leaves the object as it was", () =>
  inStorage((storage) => {
    migrate(storage, [["CREATE TABLE one (id)"]]);
    expect(() => migrate(storage, [["CREATE TABLE one (id)"], ["CREATE TABLE two (id)", "nonsense"]])).toThrow(
      "syntax error",
    );
    const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('one', 'two')").toArray();
    expect(tables).toEqual([{ name: "one" }]);
  }));
