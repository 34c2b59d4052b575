import { z } from "../../../../contract/zod.ts";
import { NAME_MAX } from "../../../../domain/account/limits.ts";
import { isEmail, nameProblem } from "../../../../domain/account/signup.ts";
import { judgedText } from "../../../../page-parts/form-rules/judged-text.ts";

/** The profile name. Of an address only the API can say whether it is the member's own, which has words of its own (spec §5). */
export const nameForm = z.object({
  name: judgedText((name) => (isEmail(name.trim()) ? undefined : nameProblem(name)), {
    most: NAME_MAX,
    maxLength: 400,
  }),
});
