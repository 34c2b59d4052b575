import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { passwordMatches } from "../../../password.ts";
import { hashOf } from "../../../signature.ts";
import type { Limit } from "../../limiter/buckets.ts";
import { accountOf } from "../account/account.ts";
import { claimOf } from "./credentials/account-claim.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

/** More than anybody needs who tries which of their passwords it was; the guesses among them are counted apart. */
const proofs: Limit = { name: "password-proof", burst: 12, per_minute: 1 };

interface Claimed {
  token: string;
  /** Of the call, for the log. */
  requestId: string;
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

async function prove(engine: MemberEngine, { token, requestId, password, field }: Claimed): Promise<Result<string>> {
  const known = engine.reading(token, ({ sql }) => accept(accountOf(sql)));
  if (!known.ok) return known;
  const { id, email, password_hash } = known.value;
  const allowed = await takeProof(engine, id);
  if (!allowed.ok) return allowed;
  const { accounts, claim } = claimOf(engine, email);
  const source = { email: claim.email, network: "", shared: true, device: `session/${hashOf(token)}` };
  const attempt = await accounts.attempt(source);
  if (!attempt.ok) return attempt;
  const matches = await passwordMatches(engine.env, { password, hash: password_hash, known: "signed_in", requestId });
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

/** The problem of a wrong password, on the field it was typed in (spec §8). */
export function wrongPassword(field: Claimed["field"]): Result<never> {
  return refuse("invalid_input", { fields: { [field]: "password_wrong" } });
}

/** Counts a proof of the member's, right or wrong, from whichever session: each costs the whole site a hash (decision 0133). */
async function takeProof(engine: MemberEngine, member: string): Promise<Result> {
  const limiter = engine.actors()?.limiter(`member-${member}`);
  return limiter ? limiter.take(proofs) : refuse("authentication_required");
}
