/** How money moves: paid, given back by us, taken back by a bank, given once more by it. */
export const movedKinds = ["completed", "refunded", "charged_back", "returned"] as const;
export type MovedKind = (typeof movedKinds)[number];
