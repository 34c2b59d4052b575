import type { Problem } from "../contract/problems.ts";

/** The API signs nobody in. Strategies throw it; `signIn` makes a value of it. */
export class SignInRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`sign-in refused: ${problem.error}`);
    this.problem = problem;
  }
}
