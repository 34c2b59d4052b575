import { expect, test } from "vitest";
import type { Person } from "../../../page-parts/member-card/person.ts";
import { encodedPersons, encodePeople, decodePerson } from "./encoded-people.ts";

const roundTrip = (people: Person[]) => encodedPersons(encodePeople(people)).map(decodePerson);

test("people come out as they went in", () => {
  const people: Person[] = [
    { id: "a", name: "Els", age: 0, place: "Ghent, Belgium", src: "/photos/a", interest: "music", liked: true },
    { id: "b", fictional: true, online: true, locked: true },
  ];
  expect(roundTrip(people)).toEqual(people);
});

test("an empty list of people stays empty", () => {
  expect(roundTrip([])).toEqual([]);
});

test("a name cannot pretend to be another field or another person", () => {
  const [one, ...others] = roundTrip([{ id: "a", name: "Els|f|b\n|Bert" }]);
  expect(one?.name).toBe("Els/f/b /Bert");
  expect(one?.fictional).toBeUndefined();
  expect(others).toEqual([]);
});
