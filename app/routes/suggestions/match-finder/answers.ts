import { type Habit, habits } from "../../../contract/people/habits.ts";
import { profileValues } from "../../../contract/people/profile-values.ts";
import { searchDistances } from "../../../contract/people/search-values.ts";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { INTERESTS_MAX } from "../../../domain/account/limits.ts";

/** The five questions, in their order. */
export const questions = ["ages", "distance", "interests", "reason", "habits"] as const;

export type Question = (typeof questions)[number];

/** What was answered so far; all of it stands in the address. */
export interface Answers {
  min_age?: number;
  max_age?: number;
  /** Kilometres. */
  distance?: number;
  /** Of an answered question; none at all is an answer, too. */
  interests?: string[];
  reason?: (typeof profileValues.reason)[number];
  habits?: Habit[];
}

/** The answers in an address. What is none is left out; ages the wrong way round are meant the right way, and two that were emptied are all ages. */
export function answersIn(query: URLSearchParams): Answers {
  const typed = [query.get("min_age"), query.get("max_age")];
  const ages = typed.every((age) => age?.trim() === "") ? [MIN_AGE, MAX_AGE] : typed.map(ageIn);
  const isSwapped = ages[0] !== undefined && ages[1] !== undefined && ages[0] > ages[1];
  const [min_age, max_age] = isSwapped ? ages.toReversed() : ages;
  const distance = searchDistances.find((one) => String(one) === query.get("distance"));
  const reason = profileValues.reason.find((one) => one === query.get("reason"));
  const named = query.getAll("interest").filter((one) => /^[\w-]{1,64}$/.test(one));
  return {
    ...(min_age !== undefined && { min_age }),
    ...(max_age !== undefined && { max_age }),
    ...(distance !== undefined && { distance }),
    ...(query.has("interests") && { interests: [...new Set(named)].slice(0, INTERESTS_MAX) }),
    ...(reason !== undefined && { reason }),
    ...(query.has("habits") && { habits: habits.filter((one) => query.getAll("habit").includes(one)) }),
  };
}

function ageIn(text: string | null): number | undefined {
  const age = /^\d{1,3}$/.test(text ?? "") ? Number(text) : undefined;
  return age !== undefined && age >= MIN_AGE && age <= MAX_AGE ? age : undefined;
}

/** The answers as fields of an address, without those of one question. */
export function fieldsOf(answers: Answers, without?: Question): [name: string, value: string][] {
  const { min_age, max_age, distance, interests, reason, habits: chosen } = answers;
  const fields: Record<Question, [string, string | number | undefined][]> = {
    ages: [
      ["min_age", min_age],
      ["max_age", max_age],
    ],
    distance: [["distance", distance]],
    interests: interests ? [["interests", "1"], ...interests.map((one): [string, string] => ["interest", one])] : [],
    reason: [["reason", reason]],
    habits: chosen ? [["habits", "1"], ...chosen.map((one): [string, string] => ["habit", one])] : [],
  };
  return questions
    .filter((question) => question !== without)
    .flatMap((question) => fields[question])
    .flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
}

/** A page of the match-finder: a question by its number from 1, or the people (`found`). */
export function finderPage(step: number | "found", answers: Answers): string {
  return `/match-finder?${new URLSearchParams([["step", String(step)], ...fieldsOf(answers)])}`;
}

/** Which question, from 0; the number of them all is the people. */
export function stepIn(query: URLSearchParams): number {
  if (query.get("step") === "found") return questions.length;
  const step = Number(query.get("step") ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= questions.length ? step - 1 : 0;
}
