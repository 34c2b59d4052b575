import { redirect } from "react-router";
import { signInPath } from "../../domain/auth/sign-in-path.ts";
import type { Session } from "./session.server.ts";

/** For whom the API has signed out: the browser's session ends too, and sign-in leads back to `back` (a path of ours). */
export function signInAgain(session: Pick<Session, "end">, back: string): Response {
  session.end();
  return redirect(signInPath(back));
}
