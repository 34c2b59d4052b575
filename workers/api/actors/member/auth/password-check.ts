import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { passwordMatches } from "../../../password.ts";
import { hashOf } from "../../../seal.ts";
import { accountOf } from "../account/account.ts";
import { claimOf } from "./account-claim.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { takeProof } from "./password-turn.ts";

interface Claimed {
  token: string;
  password: string;
  /** The form's field that `password_wrong` belongs to. */
  field: "password" | "old_password";
}

/**
 * Is this signed-in device's holder really the member? Wrong passwords count as they do at the sign-in, so that whoever
 * found a device open cannot guess on: `too_many_attempts`. Right ones are counted too, and one is looked at at a time:
 * `rate_limited` (decision 0133). Each session has a count of its own, so nobody who is not
 * signed in keeps the member from their own account (decision 0086). The value is the password's hash: whoever acts on it sees
 * in the same transaction that it is still the account's.
 */
export function provePassword(engine: MemberEngine, claimed: Claimed): Promise<Result<string>> {
  return engine.passwordTurns.alone("proof", () => prove(engine, claimed));
}

async function prove(engine: MemberEngine, { token, password, field }: Claimed): Promise<Result<string>> {
  const known = engine.reading(token, ({ sql }) => accept(accountOf(sql)));
  if (!known.ok) return known;
  const { id, email, password_hash } = known.value;
  const allowed = await takeProof(engine, id);
  if (!allowed.ok) return allowed;
  const { accounts, claim } = claimOf(engine, email);
  const source = { email: claim.email, place: "", shared: true, device: `session/${hashOf(token)}` };
  const attempt = await accounts.attempt(source);
  if (!attempt.ok) return attempt;
  const matches = await passwordMatches(engine.env, { password, hash: password_hash, known: "signed_in" });
  if (!matches.ok) {
    await accounts.notTried(source);
    return matches;
  }
  if (password_hash && matches.value) {
    await accounts.succeeded(source);
    return accept(password_hash);
  }
  const failed = await accounts.failed(source);
  if (!failed.ok && failed.problem.error === "too_many_attempts") return failed;
  return wrongPassword(field);
}

export function wrongPassword(field: Claimed["field"]): Result<never> {
  return refuse("invalid_input", { fields: { [field]: "password_wrong" } });
}
