import type { signup } from "../../../../app/contract/account/account.ts";
import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import type { FieldProblem } from "../../../../app/contract/field-problems.ts";
import { passwordProblem } from "../../../../app/domain/auth/password.ts";
import { cityProblem, dateOfBirthProblem, isEmail, nameProblem } from "../../../../app/domain/account/signup.ts";
import { messageProblem } from "../../../../app/domain/conversation.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";
import { regionExists } from "../../places/regions.ts";

/** The domain's rules once more: the form checked them, the API is the authority (design §4). Spec §5. */
export function signupProblems(
  body: BodyOf<typeof signup>,
  { countries, message_length, name: site }: Pick<Settings, "countries" | "message_length" | "name">,
): Record<string, FieldProblem> {
  const { name, email, password, date_of_birth, country, city, signup_message = "" } = body;
  const problems: Record<string, FieldProblem | undefined> = {
    name: nameProblem(name, { email, site }),
    email: isEmail(email.trim()) ? undefined : "email_invalid",
    password: passwordProblem(password, { name, email, site }),
    date_of_birth: dateOfBirthProblem(date_of_birth, utcDay(clock.now())),
    country: countries.includes(country) ? undefined : "choose_one",
    region: regionExists(body) ? undefined : "choose_one",
    city: cityProblem(city),
    signup_message: firstMessageProblem(signup_message, message_length),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, FieldProblem] => entry[1] !== undefined),
  );
}

/** It may be left out. */
function firstMessageProblem(text: string, length: number): FieldProblem | undefined {
  const problem = messageProblem(text, length);
  return problem === "message_empty" ? undefined : problem;
}
