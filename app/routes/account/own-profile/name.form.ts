import { z } from "../../../contract/zod.ts";
import { NAME_MAX } from "../../../domain/account/limits.ts";
import { nameProblem } from "../../../domain/account/signup.ts";
import { judgedText } from "../../../page-parts/judged-text.ts";

/** The profile name. That it is not the member's address, only the API can say. */
export const nameForm = z.object({ name: judgedText((name) => nameProblem(name), { maxLength: NAME_MAX }) });
