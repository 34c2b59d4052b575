import type { FieldProblem } from "../../contract/problems.ts";
import { messageText } from "../conversation.ts";
import { holdsContactDetails, mentionsOtherSite } from "./contact-details.ts";
import { ABOUT_MAX } from "./limits.ts";

/** The free text of a profile as it is stored; empty when nobody would see anything. */
export function aboutText(text: string): string {
  return messageText(text);
}

/**
 * What is wrong with "about me", judged as it would be stored. An empty one is fine. Addresses, telephone numbers and links
 * lure people away before they were ever spoken to (decision 0165).
 */
export function aboutProblem(text: string): FieldProblem | undefined {
  const words = aboutText(text);
  if (words.length > ABOUT_MAX && [...words].length > ABOUT_MAX) return "about_too_long";
  return holdsContactDetails(words) || mentionsOtherSite(words) ? "about_contact" : undefined;
}
