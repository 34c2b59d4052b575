import { z } from "../../contract/zod.ts";

/** What the button said, in credits; left out by a form of an earlier build. */
export const shownCost = z.coerce.number().int().min(0).optional();
