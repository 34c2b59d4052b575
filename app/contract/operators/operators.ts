import { defineEndpoint } from "../endpoint.ts";
import { auditActions, decisionActions } from "./audit-actions.ts";
import { queueNames } from "./queue-names.ts";
import { day, deviceToken, id, instant, list, locale, numberInQuery } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * The calls of the site's staff (`/operator`). They have a session of their own, of 8 hours: a member's opens none of these,
 * and theirs opens nothing of a member. To anybody else each of them is `authentication_required`. All ours; decision 0169.
 */
const operator = z.object({ id, name: z.string() });

export type Operator = z.output<typeof operator>;

/** Who is signed in now, beside the cookie; `device` is what the browser is to keep. */
export const operatorSignedIn = z.object({ operator, device: deviceToken.nullish() });

/**
 * The password; when it is right a code of six digits goes to the address by mail. Says no more of an unknown address than of
 * a wrong password. `challenge` belongs to that code, for ten minutes and five tries. `device`: as a member's; others' wrong
 * passwords do not keep out who signed in there before.
 */
export const operatorPassword = defineEndpoint({
  name: "operatorPassword",
  method: "POST",
  path: "/api/operator-login.php",
  body: z.object({
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    /** Of the mail. */
    language: locale,
    device: deviceToken.optional(),
  }),
  reply: z.object({ challenge: z.string() }),
  problems: ["login_failed", "too_many_attempts"],
});

/** Six digits, with spaces if somebody likes. What cannot be a code is refused here, and uses up no try. */
export const mailedCode = z
  .string("required")
  .max(32, "invalid")
  .regex(/^(\s*\d){6}\s*$/, "code_invalid");

/** The code of the mail: sets the operators' session cookie. A wrong one is `code_wrong`, the fifth `code_expired`. */
export const operatorCode = defineEndpoint({
  name: "operatorCode",
  method: "POST",
  path: "/api/operator-code.php",
  body: z.object({
    challenge: z.string().min(1).max(128),
    code: mailedCode,
    device: deviceToken.optional(),
  }),
  reply: operatorSignedIn,
  problems: ["code_wrong", "code_expired"],
});

/** Ends this session and clears its cookie; harmless without one. */
export const operatorSignOut = defineEndpoint({
  name: "operatorSignOut",
  method: "DELETE",
  path: "/api/operator.php",
  body: z.object({}),
  reply: z.unknown(),
  problems: [],
  keyed: true,
});

/** A queue as its list shows it; `oldest`: since when its first item waits. */
const queueState = z.object({
  queue: z.string(),
  waiting: z.int().nonnegative(),
  /** Of these, how many somebody else works on now. */
  claimed: z.int().nonnegative(),
  /** Besides these, appeals against the operator's own decisions, which only somebody else may decide. What concerns their own member account is in no count. */
  others: z.int().nonnegative().nullish(),
  oldest: instant.nullable(),
});

export type QueueState = z.output<typeof queueState>;

/** A decision that its operator can still take back: what it was, as the record calls it; `until`: the moment when it leaves. */
const undoable = z.object({
  queue: z.enum(queueNames),
  number: z.int(),
  action: z.enum(decisionActions),
  until: instant,
});

export type Undoable = z.output<typeof undoable>;

/** Who is signed in, what waits in each queue, and the operator's latest decision while it has not left. */
export const operatorOverview = defineEndpoint({
  name: "operatorOverview",
  method: "GET",
  path: "/api/operator.php",
  reply: z.object({
    operator,
    queues: list(queueState),
    undoable: undoable.nullish(),
    /** Is there a provider that takes payments? Without one nothing is sold (docs/operations.md). */
    sells: z.boolean().default(true),
    /** Days of the last 31 whose payments are not those of the provider's record (`listDailySums`), the latest first. */
    days_that_differ: list(day).default([]),
    /** Payments that a bank took back and nobody has dealt with (`handleDispute`). */
    open_disputes: z.int().nonnegative().default(0),
    /** Refunds that somebody has to transfer by hand (`listTransfers`). */
    transfers: z.int().nonnegative().default(0),
    /** Refunds that wait for a second operator (`listRefundProposals`): for this one, and own ones for somebody else. */
    refund_proposals: z.object({ waiting: z.int().nonnegative(), own: z.int().nonnegative() }).nullish(),
  }),
  problems: ["authentication_required"],
});

/** One line of the record of what operators looked at and decided; nobody changes or deletes one. */
export const auditRow = z.object({
  number: z.int(),
  at: instant,
  operator: z.string(),
  action: z.enum(auditActions),
  /** The queue's name, where it was about something in a queue, and the number there. */
  queue: z.string().nullable(),
  item: z.int().nullable(),
  /** The number of the case that it was about, as mails have it. */
  case: z.string().nullish(),
  /** About which member; nobody any more when they were erased. */
  member: z.string().nullable(),
  /** The reason, as a code of its list or in words. */
  why: z.string().nullable(),
});

export type AuditRow = z.output<typeof auditRow>;

/**
 * Fifty rows a page, the latest first; `before`: only rows with smaller numbers. `operator` and `member` are ids, `day` is one of the
 * site's time zone. `operators`: everybody who has a row.
 */
export const operatorAudit = defineEndpoint({
  name: "operatorAudit",
  method: "GET",
  path: "/api/operator-audit.php",
  query: z.object({
    before: numberInQuery.optional(),
    operator: id.optional(),
    member: id.optional(),
    action: z.enum(auditActions).optional(),
    day: day.optional(),
  }),
  reply: z.object({ rows: list(auditRow), operators: list(operator) }),
  problems: ["authentication_required"],
});
