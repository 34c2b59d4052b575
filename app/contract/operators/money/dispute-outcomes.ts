// Without zod, as pages are built of it.

/** What can be done about a payment that a bank took back: it is left at that, we object where the money went, or it was put right with the member. */
export const disputeOutcomes = ["accepted", "objected", "agreed"] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];
