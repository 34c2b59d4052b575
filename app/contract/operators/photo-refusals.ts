/** Why somebody who looked at a photo refused it, or why no picture could be made of it (`quality`). */
export const photoRefusals = [
  "no_face",
  "other_person",
  "contact_details",
  "nudity",
  "minor",
  "copied",
  "quality",
] as const;

export type PhotoRefusal = (typeof photoRefusals)[number];
