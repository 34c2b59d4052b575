import { z } from "../../../contract/zod.ts";
import { contradiction } from "./contradiction.ts";

/** What is decided on a photo or text, with the reasons there are to refuse one; the API asks for the reason of a refusal. */
export function decisionForm<const Reason extends string>(reasons: readonly Reason[]) {
  return z
    .object({ decision: z.enum(["approve", "refuse"]), reason: z.enum(reasons, "choose_one").optional() })
    .refine(({ decision, reason }) => decision === "refuse" || reason === undefined, contradiction("reason"));
}
