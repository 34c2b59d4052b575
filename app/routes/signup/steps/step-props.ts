import type { AddressAsked, EmailConflict } from "../run-signup.server.ts";
import type { SignupView } from "../view.server.ts";

/** What the fields of one step are given. */
export interface StepProps {
  view: SignupView;
  /** The address has an account already, or one that is being deleted. */
  emailConflict?: EmailConflict;
  /** The address may have a slip. */
  asked?: AddressAsked;
}
