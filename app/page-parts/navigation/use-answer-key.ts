import { useState } from "react";
import { useLocation } from "react-router";
import { keepsFocus } from "./keeps-focus.ts";
import { isUnsent } from "./unsent.ts";

/**
 * A React key for forms that begin anew with each answer, as on a new page: no secret stays in them. What could not be sent stays
 * as it was typed, and so does what stands beside a question. An answer is shown before its navigation is over: what is typed
 * after it stays, too.
 */
export function useAnswerKey(answer: unknown): string {
  const { key, state } = useLocation();
  const [seen, setSeen] = useState({ key, answer, count: 0 });
  if (key !== seen.key || answer !== seen.answer) {
    // The location is the new one only once its key is: before, a new answer still stands at the address of the question before.
    const isSamePage = key !== seen.key && (keepsFocus(state) || (answer !== undefined && answer === seen.answer));
    const stays = isUnsent(answer) || isSamePage;
    setSeen({ key, answer, count: seen.count + (stays ? 0 : 1) });
  }
  return `form ${seen.count}`;
}
