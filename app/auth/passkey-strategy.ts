import { passkeySignIn } from "../contract/passkeys.ts";
import { AttemptStrategy, type SignInCalls } from "./attempt-strategy.ts";

/** What a device answered to the API's challenge. Decision 0069. */
export class PasskeyStrategy extends AttemptStrategy<typeof passkeySignIn> {
  name = "passkey";

  constructor(calls: SignInCalls) {
    super(passkeySignIn, calls);
  }
}
