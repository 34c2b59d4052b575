import type { Person } from "../../../page-parts/member-card/person.ts";

/**
 * People as one text: a line each, of seven parts: id, photo, name, age, place, interest, signs. A page of results is sent
 * twice, as HTML and as data for the script; in this form, and in the order of the HTML, the second time costs half as
 * much, which keeps the page within its first window (measures P3).
 */
export function encodePeople(people: Person[]): string {
  return people.map(encodePerson).join("\n");
}

function encodePerson(person: Person): string {
  const { id, src, name, age, place, interest } = person;
  let signs = "";
  for (const [sign, key] of SIGNS) if (person[key]) signs += sign;
  return [part(id), part(src), part(name), age, part(place), part(interest), signs].join("|");
}

function part(text = ""): string {
  return /[|\n]/.test(text) ? text.replaceAll("|", "/").replaceAll("\n", " ") : text;
}

/** The lines of `encodePeople`. A card that was shown before needs only its line. */
export function encodedPersons(text: string): string[] {
  return text ? text.split("\n") : [];
}

/** The id of the person in a line. */
export function idIn(line: string): string {
  return line.slice(0, line.indexOf("|"));
}

/** The person in a line. */
export function decodePerson(line: string): Person {
  return decodeParts(line.split("|"));
}

function decodeParts([id = "", src, name, age, place, interest, signs = ""]: string[]): Person {
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
