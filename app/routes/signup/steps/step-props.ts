import type { KnownPlace } from "../../../page-parts/known-town/known-town.ts";
import type { AddressAsked } from "../../../page-parts/likely-address.server.ts";
import type { EmailConflict } from "../run-signup.server.ts";
import type { SignupView } from "../view.server.ts";

/** What the fields of one step are given. */
export interface StepProps {
  view: SignupView;
  /** The address has an account already, or one that is being deleted. */
  emailConflict?: EmailConflict;
  /** The address may have a slip. */
  asked?: AddressAsked;
  /** The town may have a slip, or be of another region: this one may be meant. */
  meant?: KnownPlace;
  /** The step's page with what may be meant in its fields. */
  mendHref: string;
  /** The name of the button that goes on. */
  button: string;
}
