import { expect, test } from "vitest";
import { contextIn } from "../../../../tests/support/doubles/language.ts";
import type { z } from "../../../contract/zod.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { aboutForm } from "./about/about.form.ts";
import { factsForm } from "../../../page-parts/profile-form/facts.form.ts";
import { interestsForm } from "./interests/interests.form.ts";
import { lookingForForm } from "./looking-for/looking-for.form.ts";
import { nameForm } from "./name/name.form.ts";
import { placeForm } from "./place/place.form.ts";

const english = await contextIn("en");

/** The value of a posted form, or the refused fields with their texts. */
async function read(schema: z.ZodType, fields: Record<string, string>) {
  const request = new Request("https://example.org/profile", { method: "POST", body: new URLSearchParams(fields) });
  const form = await readForm({ request, schema, context: english });
  if (form.ok) return { value: form.value };
  const { error = {}, initialValue } = form.reject().data.form;
  return { errors: Object.fromEntries(Object.entries(error).map(([name, one]) => [name, one?.text])), initialValue };
}

const ticked = (name: string, values: string[]) =>
  Object.fromEntries(values.map((value, at) => [`${name}.n${at}`, value]));

test("ticked chips are a list, and none ticked is an empty one", async () => {
  expect(await read(interestsForm, ticked("interests", ["chess", "the_sea"]))).toEqual({
    value: { interests: ["chess", "the_sea"] },
  });
  expect(await read(interestsForm, {})).toEqual({ value: { interests: [] } });
});

test("an eleventh interest is refused with words for all of them, and the ticks stay", async () => {
  const eleven = Array.from({ length: 11 }, (_, at) => `interest_${at}`);
  const { errors, initialValue } = await read(interestsForm, ticked("interests", eleven));
  expect(errors).toEqual({ interests: "Choose at most 10 interests, please: those that say most about you." });
  expect(Object.values(initialValue?.["interests"] ?? {}).toSorted()).toEqual(eleven.toSorted());
});

test("whom somebody looks for: ages may be left empty, and do not cross", async () => {
  const fields = { seeking: "male", ...ticked("seeking_regions", ["Utrecht", "Hawke's Bay"]) };
  expect(await read(lookingForForm, { ...fields, seeking_min_age: "60", seeking_max_age: "" })).toEqual({
    value: {
      seeking: "male",
      seeking_min_age: 60,
      seeking_max_age: null,
      seeking_regions: ["Utrecht", "Hawke's Bay"],
      like_back: false,
    },
  });
  expect(await read(lookingForForm, { ...fields, like_back: "on" })).toMatchObject({ value: { like_back: true } });
  const crossed = await read(lookingForForm, { ...fields, seeking_min_age: "70", seeking_max_age: "60" });
  expect(Object.keys(crossed.errors ?? {})).toEqual(["seeking_min_age"]);
  const wrong = await read(lookingForForm, { seeking: "robot", seeking_min_age: "17" });
  expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(["seeking", "seeking_min_age"]);
  for (const age of ["200", "e", "60.5"])
    expect((await read(lookingForForm, { seeking: "male", seeking_min_age: age })).errors).toEqual({
      seeking_min_age: "Please give an age in whole years, from 18 to 120.",
    });
  const many = await read(lookingForForm, { seeking: "male", ...ticked("seeking_regions", [..."abcdef"]) });
  expect(many.errors?.["seeking_regions"]).toContain("at most 5 regions");
});

test("a fact that is not said is taken back, and one that no list has is refused", async () => {
  const form = factsForm(["eye_colour", "tattoos"]);
  expect(await read(form, { eye_colour: "blue", tattoos: "", sexuality: "bi" })).toEqual({
    value: { eye_colour: "blue", tattoos: null },
  });
  expect(Object.keys((await read(form, { eye_colour: "purple" })).errors ?? {})).toEqual(["eye_colour"]);
});

test("a text that is too long is refused and kept, one that leads elsewhere is for the API to hold", async () => {
  const { errors, initialValue } = await read(aboutForm, { about: "x".repeat(1001) });
  expect(errors?.["about"]).toContain("room for 1000 characters, and these are 1 too many");
  expect(initialValue).toEqual({ about: "x".repeat(1001) });
  expect(await read(aboutForm, { about: "Call 06 12 34 56 78" })).toEqual({ value: { about: "Call 06 12 34 56 78" } });
  expect(await read(aboutForm, {})).toEqual({ value: { about: "" } });
  const long = await read(nameForm, { name: "🌷Anna".repeat(10) });
  expect([long.errors?.["name"], long.initialValue]).toEqual([
    "There is room for 40 characters, and these are 10 too many. Please shorten it a little.",
    { name: "🌷Anna".repeat(10) },
  ]);
  expect(await read(nameForm, { name: "anna@example.org" }), "only the API knows whose").toHaveProperty("value");
  expect((await read(nameForm, { name: "WhatsApp Anna" })).errors?.["name"]).toContain("A name says who you are.");
});

test("a place has all its parts", async () => {
  const place = { shown: "NL", country: "NL", region: "Utrecht", city: "Zeist" };
  expect(await read(placeForm, place)).toEqual({ value: { ...place, known: "" } });
  const { errors } = await read(placeForm, { shown: "NL", country: "nowhere", region: "", city: "" });
  expect(errors).toMatchObject({ country: "Please choose one.", region: "Please choose one." });
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(["city", "country", "region"]);
});

test("a browser is told how much may be typed", () => {
  expect(constraintsOf(aboutForm)).toMatchObject({ about: { maxLength: 4000 } });
  expect(constraintsOf(nameForm)).toMatchObject({ name: { maxLength: 400 } });
  expect(constraintsOf(lookingForForm)).toMatchObject({ seeking_min_age: { maxLength: 3 } });
});
