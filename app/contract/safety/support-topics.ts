// Without zod, as pages are built of it.

/** What somebody asks our support about. The texts are `cases:topics.<topic>`. */
export const supportTopics = ["account", "payment", "photo", "safety", "other"] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** Characters at most: of a question and of its answer, and of the number of a payment or a receipt. */
export const LONGEST_QUESTION = 3000;
export const LONGEST_PAYMENT = 60;
