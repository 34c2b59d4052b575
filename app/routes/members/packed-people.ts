import type { Person } from "../person.ts";

/**
 * People as text, a line each: id, photo, name, age, place, interest, signs. A page of results is sent twice, as HTML
 * and as data for the script; in this form, and in the order of the HTML, the second time costs half as much, which
 * keeps the page within its first window (measures P3).
 */
export function packPeople(people: Person[]): string {
  return people
    .map((person) => {
      const signs = SIGNS.filter(([, key]) => person[key]).map(([sign]) => sign);
      const fields = [person.id, person.src, person.name, person.age, person.place, person.interest, signs.join("")];
      return fields.map((field) => String(field ?? "").replace(/\s/g, " ")).join("\t");
    })
    .join("\n");
}

export function unpackPeople(text: string): Person[] {
  return text ? text.split("\n").map(unpack) : [];
}

function unpack(line: string): Person {
  const [id = "", src, name, age, place, interest, signs = ""] = line.split("\t");
  const person: Person = {
    id,
    src: src || undefined,
    name: name || undefined,
    age: age ? Number(age) : undefined,
    place: place || undefined,
    interest: interest || undefined,
  };
  for (const [sign, key] of SIGNS) if (signs.includes(sign)) person[key] = true;
  return person;
}

const SIGNS = [
  ["f", "fictional"],
  ["k", "locked"],
  ["l", "liked"],
  ["o", "online"],
] as const;
