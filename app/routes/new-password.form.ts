import type { FieldProblem } from "../contract/problems.ts";
import { z } from "../contract/zod.ts";
import { passwordProblem } from "../domain/password.ts";

/** A new password and the same once more, wherever one is chosen; the one typed now is said to be wrong first. */
export const newPassword = {
  password: z
    .string()
    .default("")
    .superRefine((text, context) => {
      const message = passwordProblem(text);
      if (message) context.addIssue({ code: "custom", message });
    }),
  password_repeat: z.string().default(""),
};

/** Spec §5: 'De opgegeven wachtwoorden zijn niet gelijk.', beside the second field. */
export const differing = { path: ["password_repeat"], error: "passwords_differ" satisfies FieldProblem };

export function isRepeated({ password, password_repeat: again }: { password: string; password_repeat: string }) {
  return password === again;
}
