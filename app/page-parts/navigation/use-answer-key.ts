import { useState } from "react";
import { useLocation } from "react-router";
import { isUnsent } from "./unsent.ts";

/**
 * A React key for forms that begin anew with each answer, as on a new page: no secret stays in them. What could not be sent stays
 * as it was typed.
 */
export function useAnswerKey(answer: unknown): string {
  const { key } = useLocation();
  const [answered, setAnswered] = useState(key);
  if (key !== answered && !isUnsent(answer)) setAnswered(key);
  return answered;
}
