import { rules } from "../safety/cases.ts";
import { consent } from "../account/consents.ts";
import { disabledReason } from "../account/notifications.ts";
import { defineEndpoint } from "../endpoint.ts";
import { followedCase, lastsDays, seenUpTo, standing } from "./operator-cases.ts";
import { operatorReason } from "./operator-reason.ts";
import { card } from "../people/profile.ts";
import { auditRow } from "./operators.ts";
import { paymentStatus } from "../money/payments.ts";
import { country, day, flag, gender, id, instant, list, mintedKey } from "../scalars.ts";
import { sanctionKinds } from "../safety/sanctions.ts";
import { z } from "../zod.ts";

// The staff's work with members (decision 0174). Nothing here shows a password, a token or a message; every look at a person
// says why, and is a row of the audit log.

/** Somebody that a search found, as a card shows them: their photo only where it is active. */
const foundMember = card.pick({
  id: true,
  name: true,
  gender: true,
  age: true,
  country: true,
  city: true,
  main_image: true,
  fictional: true,
});

/**
 * By what `q` is: a whole id, a whole address, the number of a case about them or of a question they asked, or how a name begins, the last in `country` and only of whom members find too.
 * Twenty at most. Ours.
 */
export const findMembers = defineEndpoint({
  name: "findMembers",
  method: "GET",
  path: "/api/operator-members.php",
  query: z.object({ q: z.string().trim().min(2).max(254), country }),
  reply: z.object({ members: list(foundMember) }),
  problems: ["authentication_required"],
});

/**
 * Says why the operator looks at this member; for a quarter of an hour they may. Without a reason they go on with the one that they
 * gave in the last eight hours, which is written down again; else `reason_required`. `yourself`: nobody looks at what is kept of their
 * own account, or erases it here. Ours.
 */
export const openMember = defineEndpoint({
  name: "openMember",
  method: "POST",
  path: "/api/operator-member.php",
  body: z.object({ id, reason: operatorReason.optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found", "reason_required", "yourself"],
});

/** A decision, or that it was lifted; the latest first. `case`: null where it was made without one. */
const listedSanction = z.object({
  kind: z.enum(sanctionKinds),
  lifted: flag,
  case: z.string().nullable(),
  until: instant.nullable(),
  decided_at: instant,
});

/** A member as operators see them. */
const memberRecord = z.object({
  id,
  name: z.string(),
  email: z.string(),
  gender,
  date_of_birth: day,
  country,
  language: z.string(),
  signup_date: instant,
  last_active: instant,
  confirmed: flag,
  paid_user: flag,
  fictional: flag,
  paused: flag,
  /** Hidden and signed out. */
  suspended: flag,
  /** A fictional profile that is retired for good: whatever is decided about it or lifted changes nothing. */
  retired: flag,
  /** When a deletion that was begun erases the account. */
  erased_at: instant.nullable(),
  /** Why no mail goes to them. */
  mail_off: list(disabledReason),
  standing,
  /** Grows with each decision that the member's account knows; a lift says up to which one it was seen. */
  latest_decision: z.int().nonnegative(),
  sanctions: list(listedSanction),
  consents: list(consent),
  payments: list(z.object({ payment_id: id, bundle: z.string(), status: paymentStatus, at: instant })),
});

export type MemberRecord = z.output<typeof memberRecord>;

/**
 * What is known of them, the cases in which they are the one reported, and the audit log about them. `seen`: grows with each decision
 * about them and each lift that `standing` shows. `reason_required`: they were not opened, or longer ago. Ours.
 */
export const inspectMember = defineEndpoint({
  name: "inspectMember",
  method: "GET",
  path: "/api/operator-member.php",
  query: z.object({ id }),
  reply: z.object({
    member: memberRecord,
    cases: list(followedCase),
    audit: list(auditRow),
    seen: z.int().nonnegative(),
  }),
  problems: ["authentication_required", "not_found", "reason_required"],
});

/**
 * Decides about a member; a mail tells them what, why, and how to object (Digital Services Act, article 17): the decision is a
 * case of its own (decision 0171). Answered when it has taken effect. The same `key` again is the same decision; with another one
 * it is `key_reused`. `decision_changed`: a colleague decided or lifted something about them that was not `seen` (`inspectMember`), or
 * decided on a case about them what has not been carried out yet; nothing is decided. `yourself`: it is their own account. Ours.
 */
export const sanctionMember = defineEndpoint({
  name: "sanctionMember",
  method: "POST",
  path: "/api/operator-sanction.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    id,
    kind: z.enum(sanctionKinds),
    ground: z.enum(rules),
    days: lastsDays,
    seen: seenUpTo,
    reason: operatorReason,
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "key_reused", "not_found", "reason_required", "yourself"],
});

/**
 * Lifts all of a kind; a mail says so. `seen`: the `latest_decision` that the operator was shown. `decision_changed`: nothing of that
 * kind counts any more, or something newer does; nothing is lifted. `yourself`: it is their own account. The same lift again is the same one. Ours.
 */
export const liftSanction = defineEndpoint({
  name: "liftSanction",
  method: "DELETE",
  path: "/api/operator-sanction.php",
  body: z.object({ id, kind: z.enum(sanctionKinds), seen: z.int().nonnegative(), reason: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_found", "reason_required", "yourself"],
});

/** Deletes the account as its member asked: with the days of grace, or `at_once`, when nothing brings it back. A fictional profile is `not_found`: it is retired. `yourself`: it is their own. Ours. */
export const eraseMember = defineEndpoint({
  name: "eraseMember",
  method: "DELETE",
  path: "/api/operator-member.php",
  body: z.object({ id, at_once: z.boolean(), reason: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found", "reason_required", "yourself"],
});
