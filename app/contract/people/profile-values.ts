// Without zod, as browsers may load it.

/** The facts of spec §3 that are one choice of a closed list. Their words are `attributes:values.<fact>.<value>` in `locales/`. */
export const profileValues = {
  relationship_status: ["single", "divorced", "separated", "widowed", "relationship"],
  sexuality: ["hetero", "gay", "lesbian", "bi"],
  reason: ["friendship", "company", "relationship", "love", "conversation", "travel", "activities"],
  body_type: ["slim", "average", "athletic", "sturdy", "curvy"],
  hair_colour: ["blond", "brown", "dark_brown", "black", "red", "grey", "silver", "white", "bald"],
  eye_colour: ["blue", "brown", "green", "grey", "hazel"],
  tattoos: ["none", "one", "few", "many"],
} as const;

export type ProfileFact = keyof typeof profileValues;

/** In the order in which they are asked and shown. */
export const profileFacts = Object.keys(profileValues) as ProfileFact[];

/** What the setting `visible_profile_fields` chooses from. */
export const profileFields = [...profileFacts, "interests"] as const;
/** What the setting `visible_profile_notes` chooses from: free texts. */
export const profileNotes = ["about"] as const;

export type ProfileField = (typeof profileFields)[number];
export type ProfileNote = (typeof profileNotes)[number];
