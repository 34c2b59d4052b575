import type { FieldProblem } from "../../contract/field-problems.ts";
import { cleanText } from "../clean-text.ts";
import { holdsContactDetails, mentionsOtherSite } from "./contact-details.ts";
import { ABOUT_MAX } from "./limits.ts";

/** What is wrong with "about me", judged as it would be stored. An empty one is fine. */
export function aboutProblem(text: string): FieldProblem | undefined {
  const words = cleanText(text);
  return words.length > ABOUT_MAX && [...words].length > ABOUT_MAX ? "about_too_long" : undefined;
}

/**
 * Is somebody to look at "about me" before others see it? Addresses, telephone numbers and links lure people away before
 * they were ever spoken to; they may also be none (decision 0165).
 */
export function needsInspection(text: string): boolean {
  const words = cleanText(text);
  return holdsContactDetails(words) || mentionsOtherSite(words);
}
