import { rules } from "../../../contract/cases.ts";
import { sanctionKinds } from "../../../contract/sanctions.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** Why an operator does it; the API asks for as much. */
const reason = z.string("required").trim().min(3, "required").max(500);

/** Whom an operator looks for. */
export const searchForm = z.object({
  q: z.string("required").trim().min(2, "required").max(254),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** Why they look at a member. */
export const openForm = z.object({ reason });

/** What is decided about a member; `until`: a day, for what ends by itself. */
export const sanctionForm = z.object({
  key: mintedKey,
  kind: z.enum(sanctionKinds, "choose_one"),
  ground: z.enum(rules, "choose_one"),
  until: z.iso.date("invalid").optional(),
  reason,
});

/** Which decision is lifted. */
export const liftForm = z.object({ kind: z.enum(sanctionKinds, "choose_one"), reason });

/** Deletes an account as its member asked; `sure` says that the operator read what that means. */
export const eraseForm = z.object({
  when: z.enum(["grace", "at_once"], "choose_one"),
  sure: z.literal("on", "required"),
  reason,
});
