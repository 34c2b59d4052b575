/** The numbered steps of a sign-up (`app/routes/signup`), and the page where a first message is written. */
export type Step = number | "message";

/** The one that asks for a region and a town. */
export const PLACE_STEP = 2;
/** The one that asks for a name and an address. */
export const NAME_STEP = 3;
/** The one that brings the password. */
export const LAST_STEP = 4;

/** The step that an address names; anything else is the first. */
export function stepIn(parameters: URLSearchParams): Step {
  const named = parameters.get("step");
  const step = Number(named ?? 0);
  if (named === "message") return named;
  return Number.isInteger(step) && step >= 0 && step <= LAST_STEP ? step : 0;
}

/** Where a button other than "Continue" leads to; what its form brings besides is kept and no account is made. */
export type StepAction = "back" | "message" | "like" | undefined;

/** The wish that a step's field `go` says. */
export function stepActionIn(go: string | undefined): StepAction {
  return go === "back" || go === "message" || go === "like" ? go : undefined;
}

/** The step that a button "Change" of `/complete-signup` asks for. */
export function stepToChange(go: string | undefined): string | undefined {
  return go && /^change:\d$/.test(go) ? go.at(-1) : undefined;
}
