import { mailedCode } from "../../../contract/operators/operators.ts";
import { z } from "../../../contract/zod.ts";

/** An operator's second step. */
export const codeForm = z.object({ code: mailedCode });
