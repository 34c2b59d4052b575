/** Why somebody leaves; the texts are `deletion:reasons.<reason>`. */
export const deletionReasons = [
  "found_someone",
  "pause",
  "not_for_me",
  "too_few_people",
  "unpleasant_contact",
  "too_expensive",
  "too_many_mails",
  "other",
] as const;
