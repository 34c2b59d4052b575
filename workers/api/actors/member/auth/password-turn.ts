import { refuse, type Result } from "../../../../../app/domain/result.ts";

/** More than the two seconds after which a caller would try again by itself. */
const AGAIN_SECONDS = 3;

/**
 * One hash at a time for one account, of each kind: whoever is signed in sends as many forms at once as they like, and
 * takes one place of the queue. `rate_limited` for the others, at once.
 */
export class PasswordTurns {
  readonly #taken = new Set<"proof" | "new">();

  async alone<Value>(kind: "proof" | "new", work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    if (this.#taken.has(kind)) return refuse("rate_limited", { seconds: AGAIN_SECONDS });
    this.#taken.add(kind);
    try {
      return await work();
    } finally {
      this.#taken.delete(kind);
    }
  }
}
