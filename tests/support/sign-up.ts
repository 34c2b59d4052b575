import type { signup } from "../../app/contract/account/account.ts";
import type { InputOf } from "../../app/contract/endpoint.ts";

/** An address that nobody has. */
export const anEmail = () => `${crypto.randomUUID()}@example.org`;

/** What somebody answers who may sign up, in the words of the contract and of the forms. */
export const signUpAnswers = {
  gender: "female",
  seeking: "male",
  date_of_birth: "1958-05-14",
  country: "NL",
  region: "Utrecht",
  city: "Zeist",
  name: "Anna",
} as const;

const password = "a walk along the river";

/** A sign-up that the API takes; `wishes` make it different. */
export function aSignUp(wishes: Partial<InputOf<typeof signup>> = {}): InputOf<typeof signup> {
  return {
    signup_key: crypto.randomUUID(),
    ...signUpAnswers,
    email: anEmail(),
    password,
    language: "nl",
    consent_terms: true,
    consent_sensitive: true,
    ...wishes,
  };
}

/** The same as five forms, one a step: `/signup?step=0` and so on. */
export function signUpSteps(
  wishes: Partial<Record<keyof typeof signUpAnswers | "email", string>> = {},
): Record<string, string>[] {
  const answers = { ...signUpAnswers, email: anEmail(), ...wishes };
  const { gender, seeking, date_of_birth, country, region, city, name, email } = answers;
  return [
    { gender, seeking },
    { date_of_birth, country },
    { region, city },
    { name, email },
    { password, consent_terms: "on", consent_sensitive: "on" },
  ];
}
