import { z } from "../../contract/zod.ts";
import { messageProblem } from "../../domain/conversation.ts";
import { passwordProblem } from "../../domain/auth/password.ts";
import { CITY_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from "../../domain/account/limits.ts";
import { cityProblem, dateOfBirthProblem, nameProblem } from "../../domain/account/signup.ts";
import { emailText } from "../../page-parts/form-rules/email.form.ts";
import { LAST_STEP } from "../../domain/account/signup-steps.ts";
import { whoForm } from "../../page-parts/form-rules/who.form.ts";
import { judgedText } from "../../page-parts/form-rules/judged-text.ts";

/** What the rules need to know of the world around the form. */
export interface Rules {
  /** `YYYY-MM-DD`. */
  today: string;
  /** ISO codes that the site serves. */
  countries: readonly string[];
  /** Of a message, in characters. */
  messageLength: number;
  /** Of the chosen country; unknown or empty means that any region will do. */
  regions?: readonly string[];
  /** The site's name, which no member may have. */
  site?: string;
}

const ticked = z.literal("on", "consent_required");

function oneOf(list: readonly string[]) {
  return judgedText((text) => (list.includes(text) ? undefined : "choose_one"));
}

function nameForm(site: string | undefined) {
  return z
    .object({
      name: z.string().prefault("").meta({ maxLength: NAME_MAX }),
      email: emailText("email_invalid"),
    })
    .superRefine(({ name, email }, context) => {
      const message = nameProblem(name, { email, site });
      if (message) context.addIssue({ code: "custom", path: ["name"], message });
    });
}

/** The last step; its password goes to the API and nowhere else. */
export const accountForm = z.object({
  password: judgedText((text) => passwordProblem(text), { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
  consent_terms: ticked,
  consent_sensitive: ticked,
  consent_news: z.string().optional(),
});

/** A first message is free to be left out. `length` in characters: the setting message_length. */
export function messageForm(length: number) {
  return z.object({
    signup_message: judgedText((text) => {
      const problem = messageProblem(text, length);
      return problem === "message_empty" ? undefined : problem;
    }),
  });
}

/** The form of one step. Spec §5. */
export function stepForm(step: number, { today, countries, regions = [], site }: Rules): z.ZodObject {
  switch (step) {
    case 0:
      return whoForm;
    case 1:
      return z.object({
        date_of_birth: judgedText((text) => dateOfBirthProblem(text, today)),
        country: oneOf(countries),
      });
    case 2:
      return z.object({
        region:
          regions.length > 0
            ? oneOf(regions)
            : judgedText((text) => (text.trim() ? undefined : "choose_one"), { maxLength: CITY_MAX }),
        city: judgedText(cityProblem, { maxLength: CITY_MAX }),
      });
    case 3:
      return nameForm(site);
    default:
      return accountForm;
  }
}

/** The first step that the draft does not fill rightly; the last one is always still to do. */
export function firstIncomplete(draft: Record<string, string>, rules: Rules): number {
  const steps = Array.from({ length: LAST_STEP }, (_, step) => step);
  return steps.find((step) => !stepForm(step, rules).safeParse(draft).success) ?? LAST_STEP;
}
