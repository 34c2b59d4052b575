import { expect, test } from "vitest";
import type { Person } from "../person.ts";
import { packPeople, unpackPeople } from "./packed-people.ts";

test("people come out as they went in", () => {
  const people: Person[] = [
    { id: "a", name: "Els", age: 0, place: "Ghent, Belgium", src: "/photos/a", interest: "music", liked: true },
    { id: "b", fictional: true, online: true, locked: true },
  ];
  expect(unpackPeople(packPeople(people))).toEqual(people);
});

test("nobody is nobody", () => {
  expect(unpackPeople(packPeople([]))).toEqual([]);
});

test("a name cannot pretend to be another field or another person", () => {
  const [one, ...others] = unpackPeople(packPeople([{ id: "a", name: "Els|f|b|Bert" }]));
  expect(one?.name).toBe("Els/f/b/Bert");
  expect(one?.fictional).toBeUndefined();
  expect(others).toEqual([]);
});
