import { z } from "../../contract/zod.ts";

/** Whether a box was ticked: one that is not is not sent. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
