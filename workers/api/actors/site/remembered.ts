/**
 * How long the ids of handled events are remembered, milliseconds. An outbox never gives up; one that misses an answer repeats the
 * event within minutes, unless its machine stands still.
 */
export const REMEMBERED = 90 * 86_400_000;
