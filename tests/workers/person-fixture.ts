import { clock } from "../../workers/api/clock.ts";
import type { Person } from "../../workers/api/actors/member/people/person.ts";

/** A person's columns as directories and other members store them. A test names the properties that matter. */
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
