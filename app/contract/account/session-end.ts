import type { Problem } from "../problems.ts";

/** Signing in, the current user, language and push (spec §7). */
export const USER_PATH = "/api/user.php";

/** Spec §8: on any call but user.php it logs a logged-in user out; there it means a visitor. */
export function endsSession(problem: Problem | undefined, { path }: { path: string }): boolean {
  return problem?.error === "authentication_required" && path !== USER_PATH;
}
