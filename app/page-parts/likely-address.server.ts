import { likelyAddress } from "../domain/account/likely-address.ts";

/** The address as it was typed, and what was probably meant. */
export interface AddressAsked {
  email: string;
  likely: string;
}

/** Asks once whether the host of an address has a slip; whoever goes on with the same one knows better. `typed`: the form, with what it asked before. */
export function askOnceAboutAddress(
  typed: FormData,
  { email = "" }: { email?: string | undefined },
): AddressAsked | undefined {
  const address = email.trim();
  const likely = likelyAddress(address);
  return likely !== undefined && typed.get("asked_email") !== address ? { email: address, likely } : undefined;
}
