import { resetPassword } from "../contract/access.ts";
import { AttemptStrategy, type SignInCalls } from "./attempt-strategy.ts";

/** The link of a reset mail, with a new password. */
export class ResetLinkStrategy extends AttemptStrategy<typeof resetPassword> {
  name = "reset-link";

  constructor(calls: SignInCalls) {
    super(resetPassword, calls);
  }
}
