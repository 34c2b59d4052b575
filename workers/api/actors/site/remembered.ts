/** How long the ids of events are remembered: longer than any outbox goes on trying, so a late repeat is still known. Milliseconds. */
export const REMEMBERED = 90 * 86_400_000;
