import type { Person } from "../person.ts";

/**
 * People as one text, seven parts each: id, photo, name, age, place, interest, signs. A page of results is sent twice, as HTML
 * and as data for the script; in this form, and in the order of the HTML, the second time costs half as much, which
 * keeps the page within its first window (measures P3).
 */
export function packPeople(people: Person[]): string {
  return people
    .flatMap((person) => {
      const signs = SIGNS.filter(([, key]) => person[key]).map(([sign]) => sign);
      const fields = [person.id, person.src, person.name, person.age, person.place, person.interest, signs.join("")];
      return fields.map((field) => String(field ?? "").replaceAll("|", "/"));
    })
    .join("|");
}

export function unpackPeople(text: string): Person[] {
  if (!text) return [];
  const parts = text.split("|");
  return Array.from({ length: parts.length / PARTS }, (_, index) => unpack(parts.slice(index * PARTS)));
}

const PARTS = 7;

function unpack([id = "", src, name, age, place, interest, signs = ""]: string[]): Person {
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
