import fc from "fast-check";
import { expect, test } from "vitest";
import { habits } from "../../../contract/people/habits.ts";
import { profileValues } from "../../../contract/people/profile-values.ts";
import { searchDistances } from "../../../contract/people/search-values.ts";
import { type Answers, answersIn, fieldsOf, finderPage, stepIn } from "./answers.ts";

const answers: fc.Arbitrary<Answers> = fc
  .record(
    {
      ages: fc.uniqueArray(fc.integer({ min: 18, max: 120 }), { minLength: 2, maxLength: 2 }),
      distance: fc.constantFrom(...searchDistances),
      interests: fc.uniqueArray(fc.constantFrom("walking", "singing", "the_sea")),
      reason: fc.constantFrom(...profileValues.reason),
      habits: fc.uniqueArray(fc.constantFrom(...habits)),
    },
    { requiredKeys: [] },
  )
  .map(({ ages, habits: chosen, ...rest }) => {
    const [min_age, max_age] = ages?.toSorted((a, b) => a - b) ?? [];
    return {
      ...rest,
      ...(min_age !== undefined && max_age !== undefined && { min_age, max_age }),
      ...(chosen && { habits: habits.filter((one) => chosen.includes(one)) }),
    };
  });

const queryOf = (address: string) => new URL(address, "https://site.example").searchParams;

test("whatever was answered stands in the address of the next question, and is read there again", () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(answersIn(queryOf(finderPage(2, given)))).toEqual(given);
    }),
  );
});

test("a question's own answer is sent by its form, not along with it", () => {
  const given: Answers = { min_age: 60, max_age: 70, interests: ["walking"], habits: ["home"] };
  expect(fieldsOf(given, "ages")).toEqual(fieldsOf({ interests: ["walking"], habits: ["home"] }));
  expect(fieldsOf(given, "interests").flat()).not.toContain("walking");
});

test("ages the wrong way round are turned, and nonsense is no answer", () => {
  expect(answersIn(new URLSearchParams("min_age=75&max_age=60"))).toEqual({ min_age: 60, max_age: 75 });
  expect(
    answersIn(new URLSearchParams("min_age=7&max_age=x&distance=7&reason=money&interests=1&interest=<b>")),
  ).toEqual({
    interests: [],
  });
});

test("emptied ages are all ages, and one that is empty is no bound", () => {
  expect(answersIn(new URLSearchParams("min_age=&max_age="))).toEqual({ min_age: 18, max_age: 120 });
  expect(answersIn(new URLSearchParams("min_age=60&max_age="))).toEqual({ min_age: 60 });
});

test("a step that is none is the first question", () => {
  const stepOf = (text: string) => stepIn(new URLSearchParams(text));
  expect(["", "step=0", "step=9", "step=x", "step=2.5"].map(stepOf)).toEqual([0, 0, 0, 0, 0]);
  expect(["step=1", "step=5", "step=found"].map(stepOf)).toEqual([0, 4, 5]);
});
