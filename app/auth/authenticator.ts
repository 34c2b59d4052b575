import { Authenticator } from "remix-auth";
import type { SignInCalls } from "./attempt-strategy.ts";
import { PasskeyStrategy } from "./passkey-strategy.ts";
import { PasswordStrategy } from "./password-strategy.ts";
import { ResetLinkStrategy } from "./reset-link-strategy.ts";
import { SignUpStrategy } from "./sign-up-strategy.ts";
import type { SignedIn } from "./signed-in.ts";

/** The four ways to sign in, for the visitor of one request. */
export function createAuthenticator(calls: SignInCalls): Authenticator<SignedIn> {
  return new Authenticator<SignedIn>()
    .use(new PasswordStrategy(calls))
    .use(new PasskeyStrategy(calls))
    .use(new ResetLinkStrategy(calls))
    .use(new SignUpStrategy(calls));
}
