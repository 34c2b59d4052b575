import { cleanText } from "./clean-text.ts";
import { INVISIBLE } from "./visible-text.ts";

const EVERY_INVISIBLE = new RegExp(INVISIBLE.source, "gu");

/**
 * One line that stands in a contract, a mandate or a bank's file: a name, a street. No sign that nobody sees is left in it, one space between
 * words and none around; applied again it stays so. Empty when nobody would see anything.
 */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\s+/g, " ").replaceAll(EVERY_INVISIBLE, "")).replaceAll(/ {2,}/g, " ").trim();
}
