import type { Step } from "../../domain/account/signup-steps.ts";

/** By which address somebody signs up: alone, or because of somebody whose page they came from. Spec §2. */
export interface SignupEntry {
  /** The path of the steps. */
  base: string;
  /** The member whom the address names. */
  target?: string;
}

export const ownEntry: SignupEntry = { base: "/signup" };

/** `target`: a member's id. */
export function entryOf(target: string): SignupEntry {
  return { base: `/members/${encodeURIComponent(target)}/signup`, target };
}

/** Is the id impossible? Such an entry leads nowhere, and no account is made. */
export function leadsNowhere({ target }: SignupEntry): boolean {
  return target !== undefined && !/^[\w-]{1,64}$/.test(target);
}

/** The address of one step. */
export function stepHref({ base }: Pick<SignupEntry, "base">, step: Step): string {
  return `${base}?step=${step}`;
}
