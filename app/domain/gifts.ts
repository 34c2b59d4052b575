/** What a member can give another one. Spec §3 (gift_credits). */
export const gifts = ["tulips"] as const;
