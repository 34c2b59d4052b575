import type { FieldProblem } from "../../contract/field-problems.ts";
import { gender } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

const sex = z.enum(gender.options, "choose_one" satisfies FieldProblem);

/** What every sign-up begins with, on a lander too: who one is and whom one would like to meet. Spec §5. */
export const whoForm = z.object({ gender: sex, seeking: sex });
