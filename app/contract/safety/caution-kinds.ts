/** What swindlers speak of, for which the reader of a message gets a word of advice; in the order in which it is given. */
export const cautionKinds = ["money", "gift_card", "crypto", "bank_account", "phone", "messenger"] as const;

export type CautionKind = (typeof cautionKinds)[number];
