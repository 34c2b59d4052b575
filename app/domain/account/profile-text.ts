import type { FieldProblem } from "../../contract/problems.ts";
import { messageText } from "../conversation.ts";
import { holdsContactDetails, mentionsOtherSite } from "./contact-details.ts";
import { ABOUT_MAX } from "./limits.ts";

/** The free text of a profile as it is stored; empty when nobody would see anything. */
export function aboutText(text: string): string {
  return messageText(text);
}

/** What is wrong with "about me", judged as it would be stored. An empty one is fine. */
export function aboutProblem(text: string): FieldProblem | undefined {
  const words = aboutText(text);
  return words.length > ABOUT_MAX && [...words].length > ABOUT_MAX ? "about_too_long" : undefined;
}

/**
 * Is somebody to look at "about me" before others see it? Addresses, telephone numbers and links lure people away before
 * they were ever spoken to; they may also be none (decision 0165).
 */
export function needsInspection(text: string): boolean {
  const words = aboutText(text);
  return holdsContactDetails(words) || mentionsOtherSite(words);
}
