import type { Problem } from "../contract/problems.ts";

/** The API signs nobody in. Strategies throw it; `judged` makes a value of it. */
export class SignInRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`sign-in refused: ${problem.error}`);
    this.problem = problem;
  }
}

/** A refusal as a value. Pages that are thrown, and bugs, are for React Router. */
export async function judged<SignedIn>(
  attempt: Promise<SignedIn>,
): Promise<{ ok: true; value: SignedIn } | { ok: false; problem: Problem }> {
  try {
    return { ok: true, value: await attempt };
  } catch (thrown) {
    if (thrown instanceof SignInRefused) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}
