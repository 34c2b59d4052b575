import { useState } from "react";
import { useLocation } from "react-router";
import { keepsFocus } from "./keeps-focus.ts";
import { isUnsent } from "./unsent.ts";

/**
 * A React key for forms that begin anew with each answer, as on a new page: no secret stays in them. What could not be sent stays
 * as it was typed, and so does what stands beside a question.
 */
export function useAnswerKey(answer: unknown): string {
  const { key, state } = useLocation();
  const [answered, setAnswered] = useState(key);
  if (key !== answered && !isUnsent(answer) && !keepsFocus(state)) setAnswered(key);
  return answered;
}
