import { signup } from "../contract/account.ts";
import { AttemptStrategy, type SignInCalls } from "./attempt-strategy.ts";

/** The answers of a finished sign-up: its account is made, and its owner signed in. */
export class SignUpStrategy extends AttemptStrategy<typeof signup> {
  name = "sign-up";

  constructor(calls: SignInCalls) {
    super(signup, calls);
  }
}
