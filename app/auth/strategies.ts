import { resetPassword } from "../contract/account/access.ts";
import { signup } from "../contract/account/account.ts";
import { passkeySignIn } from "../contract/account/passkeys.ts";
import { login } from "../contract/account/session.ts";
import { attemptStrategy } from "./attempt-strategy.ts";

/** E-mail address and password, as the sign-in form has them. */
export class PasswordStrategy extends attemptStrategy("password", login) {}

/** What a device answered to the API's challenge. Decision 0069. */
export class PasskeyStrategy extends attemptStrategy("passkey", passkeySignIn) {}

/** The link of a reset mail, with a new password. */
export class ResetLinkStrategy extends attemptStrategy("reset-link", resetPassword) {}

/** The answers of a finished sign-up: its account is made, and its owner signed in. */
export class SignUpStrategy extends attemptStrategy("sign-up", signup) {}

/** The ways to sign in; what `signIn` accepts follows from it. */
export const ways = [PasswordStrategy, PasskeyStrategy, ResetLinkStrategy, SignUpStrategy] as const;
