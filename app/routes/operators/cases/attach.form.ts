import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import { z } from "../../../contract/zod.ts";

/** Whom a complaint is about, and how the operator knows. */
export const attachForm = z.object({ id: z.string("choose_one").min(1, "choose_one"), reason: operatorReason });
