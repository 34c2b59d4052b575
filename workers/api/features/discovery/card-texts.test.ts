import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { clock, moveClock } from "../../clock.ts";
import { cardOf } from "../../actors/member/people/cards/card.ts";
import type { ListedPerson, Person } from "../../actors/member/people/person.ts";
import { spotAt } from "../../places/spot.ts";
import { aPerson } from "../../../../tests/workers/person-fixture.ts";
import { cardText } from "./card-texts.ts";

afterEach(() => moveClock(0));

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const secret = "a secret that only this test knows";

const gender = fc.constantFrom("female" as const, "male" as const);
const interests = fc.uniqueArray(fc.constantFrom("chess", "yoga", 'the "other"', "wijn & kaas"));

const person = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string({ unit: "binary" }),
  gender,
  seeking: gender,
  // Somebody's birthday is in the days that the clock is moved by.
  birthday: fc.integer({ min: 0, max: 4 }),
  country: fc.constantFrom("NL", "FI"),
  region: fc.string(),
  city: fc.string(),
  main_image: fc.option(fc.record({ id: fc.uuid(), status: fc.constant("active" as const) })),
  fictional: fc.boolean(),
  photos: fc.option(fc.integer({ min: 2, max: 25 }), { nil: undefined }),
  signedUpDaysAgo: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  interests,
  minutesAgo: fc.integer({ min: 0, max: 20 }),
});

const asker = fc.option(fc.record({ liked: fc.boolean(), matched: fc.boolean(), interests }));

test("a card's text is the card, to whoever asks, on whatever day and minute", () => {
  const real = Date.now();
  const property = fc.property(
    fc.array(person, { minLength: 1, maxLength: 5 }),
    fc.array(fc.record({ asker, minutes: fc.integer({ min: 0, max: 4 * 1440 }) }), { minLength: 1, maxLength: 8 }),
    (wishes, questions) => {
      const people = wishes.map(({ birthday, minutesAgo, signedUpDaysAgo: days, ...wish }): ListedPerson => {
        const born = new Date(real + birthday * DAY).toISOString().slice(5, 10);
        const signed_up = days === undefined ? undefined : Math.floor(real / DAY) - days;
        const given = JSON.parse(JSON.stringify({ ...wish, signed_up })) as typeof wish & { signed_up?: number };
        return { ...given, date_of_birth: `1956-${born}`, last_active: real - minutesAgo * MINUTE };
      });
      for (const { asker: given, minutes } of questions) {
        moveClock(real + minutes * MINUTE - Date.now());
        for (const one of people) {
          const row = JSON.stringify(one);
          const own = given?.interests ?? [];
          const stands = given && { liked: given.liked, matched: given.matched };
          const relation = stands && ((id: string) => (id === one.id ? stands : { liked: true, matched: true }));
          const text = cardText({ row, secret, interests: own, ...(relation && { relation }) });
          expect(JSON.parse(text)).toEqual(
            cardOf({ person: one, secret, interests: own, ...(stands && { relation: stands }) }),
          );
        }
      }
    },
  );
  fc.assert(property, { numRuns: 200, seed: 3 });
});

test("other names sign with another secret", () => {
  const one: Partial<Person> = { id: "p", date_of_birth: "1956-01-01", interests: [], last_active: clock.now() };
  const row = JSON.stringify({ ...one, main_image: { id: "photo", status: "active" } });
  expect(cardText({ row, secret: "one" })).not.toBe(cardText({ row, secret: "other" }));
});

test("a card says how far its town is, where both are known", () => {
  const amsterdam = { latitude: 52.37, longitude: 4.9 };
  const one = aPerson({ id: "near", position: { latitude: 52.09, longitude: 5.12 } });
  const distance = (row: Person, from?: number) =>
    (JSON.parse(cardText({ row: JSON.stringify(row), secret, from })) as { distance?: number }).distance;
  expect(distance(one, spotAt(amsterdam))).toBe(35);
  expect(distance(one, spotAt(one.position ?? amsterdam))).toBe(0);
  expect(distance(one)).toBe(undefined);
  expect(distance(aPerson({ id: "nowhere" }), spotAt(amsterdam))).toBe(undefined);
});
