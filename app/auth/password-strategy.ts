import { login } from "../contract/session.ts";
import { AttemptStrategy, type SignInCalls } from "./attempt-strategy.ts";

/** E-mail address and password, as the sign-in form has them. */
export class PasswordStrategy extends AttemptStrategy<typeof login> {
  name = "password";

  constructor(calls: SignInCalls) {
    super(login, calls);
  }
}
