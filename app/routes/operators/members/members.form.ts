import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import { rules } from "../../../contract/safety/cases.ts";
import { sanctionKinds } from "../../../contract/safety/sanctions.ts";
import { gender, mintedKey } from "../../../contract/scalars.ts";
import { endless, hasEnd, lastingDays } from "../cases/lasting.form.ts";
import { z } from "../../../contract/zod.ts";

/** Whom an operator looks for. */
export const searchForm = z.object({
  q: z.string("required").trim().min(2, "required").max(254),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** Why they look at a member. */
export const openForm = z.object({ reason: operatorReason });

/** What is decided about a member; `seen`: up to where the page showed what was decided before. */
export const sanctionForm = z
  .object({
    key: mintedKey,
    seen: z.int().nonnegative(),
    kind: z.enum(sanctionKinds, "choose_one"),
    ground: z.enum(rules, "choose_one"),
    days: lastingDays,
    reason: operatorReason,
  })
  .refine(({ kind, days }) => hasEnd(kind, { days }), endless);

/** Which decision is lifted; `seen`: up to where the page showed what was decided. */
export const liftForm = z.object({
  seen: z.int().nonnegative(),
  kind: z.enum(sanctionKinds, "choose_one"),
  reason: operatorReason,
});

/** What is put right; `seen`: what the page showed. The API judges the day by the rules of a sign-up. */
export const correctForm = z.object({
  seen: z.string().max(64),
  gender: z.enum(gender.options, "choose_one"),
  date_of_birth: z.string("required").max(32),
  reason: operatorReason,
});

/** Deletes an account as its member asked; `sure` says that the operator read what that means. */
export const eraseForm = z.object({
  when: z.enum(["grace", "at_once"], "choose_one"),
  sure: z.literal("on", "required"),
  reason: operatorReason,
});
