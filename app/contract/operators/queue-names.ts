/** What waits for operators, in the order of their first page. */
export const queueNames = ["photos", "held-texts", "fictional", "reports", "appeals", "support"] as const;

export type QueueName = (typeof queueNames)[number];
