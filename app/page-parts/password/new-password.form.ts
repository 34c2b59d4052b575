import type { FieldProblem } from "../../contract/field-problems.ts";
import { z } from "../../contract/zod.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../domain/account/limits.ts";
import { passwordProblem } from "../../domain/auth/password.ts";
import { judgedText } from "../form-rules/judged-text.ts";

/** A new password and the same once more, wherever one is chosen; the one typed now is said to be wrong first. */
export const newPassword = {
  password: judgedText((text) => passwordProblem(text), { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
  password_repeat: z.string().prefault(""),
};

/** Spec §5: 'De opgegeven wachtwoorden zijn niet gelijk.', beside the second field. */
export const differing = { path: ["password_repeat"], error: "passwords_differ" satisfies FieldProblem };

export function isRepeated({ password, password_repeat: again }: { password: string; password_repeat: string }) {
  return password === again;
}
