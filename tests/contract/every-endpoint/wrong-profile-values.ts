import { characters, country, mayBeNull, oneOf, optional, text, type WrongValues } from "./wrong-kinds.ts";

/** What may be changed of any profile. */
export const wrongProfileValues: Readonly<Record<string, WrongValues>> = {
  name: optional([
    ...text(4000),
    "",
    characters(41),
    "@anna",
    "Anna 06 12 34 56 78",
    "www.example.org",
    "WhatsApp Anna",
  ]),
  // The three of a place come together (own-profile.test.ts).
  country: optional([...country, "AQ"]),
  region: optional([...text(4000), "", "Atlantis"]),
  city: optional([...text(4000), "", characters(81)]),
  about: mayBeNull([...text(4000), characters(1001)]),
  interests: [null, "", 7, true, {}, "walking", [null], ["no interest"], characters(11).split("")],
  sexuality: mayBeNull(oneOf("hetero")),
  relationship_status: mayBeNull(oneOf("single")),
  reason: mayBeNull(oneOf("love")),
  hair_colour: mayBeNull(oneOf("grey")),
  eye_colour: mayBeNull(oneOf("blue")),
  body_type: mayBeNull(oneOf("slim")),
  tattoos: mayBeNull(oneOf("none")),
  seeking: optional(oneOf("male")),
};
