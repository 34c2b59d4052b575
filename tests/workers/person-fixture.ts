import { clock } from "../../workers/api/clock.ts";
import type { Person } from "../../workers/api/actors/member/people/person.ts";

/** Somebody as directories and other members know them; what a test cares about is named. */
export function aPerson(wishes: Partial<Person> & { id: string }): Person {
  return {
    name: wishes.id,
    gender: "female",
    seeking: "male",
    date_of_birth: "1958-05-14",
    country: "NL",
    region: "Utrecht",
    city: "Utrecht",
    main_image: null,
    fictional: false,
    interests: [],
    last_active: clock.now(),
    ...wishes,
  };
}
