import { auditActions } from "../../../contract/operators/audit-actions.ts";
import { day, id } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** Which rows of the record are wanted, as an address has it. */
export const auditForm = z.object({
  operator: id.optional(),
  member: id.optional(),
  action: z.enum(auditActions).optional(),
  day: day.optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
