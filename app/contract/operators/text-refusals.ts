/** Why somebody who read a held text refused it. */
export const textRefusals = ["contact_details", "advertising", "money", "insult", "sexual", "other"] as const;

export type TextRefusal = (typeof textRefusals)[number];
