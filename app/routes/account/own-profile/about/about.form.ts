import { z } from "../../../../contract/zod.ts";
import { ABOUT_MAX } from "../../../../domain/account/limits.ts";
import { aboutProblem } from "../../../../domain/account/profile-text.ts";
import { judgedText } from "../../../../page-parts/form-rules/judged-text.ts";

/** "About me"; an empty one takes it back. More can be typed than is kept, so that nothing is cut off unseen. */
export const aboutForm = z.object({ about: judgedText(aboutProblem, { most: ABOUT_MAX, maxLength: 4000 }) });
