import { cleanText } from "../../domain/clean-text.ts";
import { judgedText } from "./judged-text.ts";

interface FreeText {
  /** Characters at most, an emoji counting as one. */
  most: number;
  isNeeded?: boolean;
}

/** As much as a form of 64 KB holds in any language. */
const TYPED_AT_MOST = 6000;

/** Words of somebody's own, cleaned as messages are. More can be typed than is taken, so that nothing is cut off unseen. */
export function freeText({ most, isNeeded = false }: FreeText) {
  return judgedText(
    (typed) => {
      const text = cleanText(typed);
      if (!text && isNeeded) return "required";
      return [...text].length > most ? "text_too_long" : undefined;
    },
    { most, maxLength: TYPED_AT_MOST },
  ).transform(cleanText);
}
