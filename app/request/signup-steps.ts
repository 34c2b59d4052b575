/** The numbered steps of a sign-up (`app/routes/signup`), and the page where a first message is written. */
export type Step = number | "message";

/** The one that brings the password. */
export const LAST_STEP = 4;

/** The step that an address names; anything else is the first. */
export function stepIn(parameters: URLSearchParams): Step {
  const named = parameters.get("step");
  const step = Number(named ?? 0);
  if (named === "message") return named;
  return Number.isInteger(step) && step >= 0 && step <= LAST_STEP ? step : 0;
}
