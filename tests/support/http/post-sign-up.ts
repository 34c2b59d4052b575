import { signUpSteps } from "../sign-up.ts";

/** Posts a form and says where its answer leads, if it does. */
interface Poster {
  post(path: string, fields: Record<string, string>): Promise<{ location?: string }>;
}

/** Sends these steps of the sign-up one after another, as a browser without a script would; each leads to the next. */
export async function postSignUp({ post }: Poster, steps = signUpSteps()): Promise<void> {
  for (const [step, fields] of steps.entries()) {
    const { location = "nowhere" } = await post(`/signup?step=${step}`, fields);
    const next = step < 4 ? location === `/signup?step=${step + 1}` : location.startsWith("/signup-matches");
    if (!next) throw new Error(`step ${step} of the sign-up leads to ${location}`);
  }
}
