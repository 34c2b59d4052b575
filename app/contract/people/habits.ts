/**
 * How somebody likes to spend their days, read from their interests (decision 0194): no profile asks for it itself. Without zod, as
 * browsers may load it.
 */
export const habits = ["outdoors", "going_out", "home", "culture", "making", "sport", "meaning"] as const;

export type Habit = (typeof habits)[number];
