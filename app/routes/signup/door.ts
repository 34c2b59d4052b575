import type { Step } from "../../request/signup-steps.ts";

/** By which address somebody signs up: alone, or because of somebody whose page they came from. Spec §2. */
export interface Door {
  /** The path of the steps. */
  base: string;
  /** The member whom the address names. */
  target?: string;
}

export const ownDoor: Door = { base: "/signup" };

/** `target`: a member's id. */
export function doorOf(target: string): Door {
  return { base: `/members/${encodeURIComponent(target)}/signup`, target };
}

/** The address of one step. */
export function stepHref({ base }: Pick<Door, "base">, step: Step): string {
  return `${base}?step=${step}`;
}
