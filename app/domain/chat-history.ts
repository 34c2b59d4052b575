/** The moment, in milliseconds, before which a free member sees no messages; `months` 0: all are seen. Spec §9 (chat history). */
export function historyStart(now: number, months: number): number {
  if (months === 0) return 0;
  const start = new Date(now);
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() - months);
  // The 31st of a shorter month is its last day.
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return start.getTime();
}
