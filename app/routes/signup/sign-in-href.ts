import { signInPath } from "../../domain/auth/sign-in-path.ts";

/** Sign in, and go on to whom one came for. The address that was typed waits in the draft, never in a link. */
export function signInHref(target: string | undefined): string {
  return target ? signInPath(`/members/${target}/chat`) : "/login";
}
