import { Authenticator } from "remix-auth";
import type { SignInCalls } from "./attempt-strategy.ts";
import type { SignedIn } from "./signed-in.ts";
import { ways } from "./strategies.ts";

/** Knows all ways to sign in, for the visitor of one request. */
export function createAuthenticator(calls: SignInCalls): Authenticator<SignedIn> {
  const authenticator = new Authenticator<SignedIn>();
  for (const Strategy of ways) authenticator.use(new Strategy(calls));
  return authenticator;
}
