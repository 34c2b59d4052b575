/** So long the link in the mail to the new address works. */
export const CONFIRM_WITHIN = 24 * 60 * 60_000;

/** The change of address that waits for its confirmation, as SQL that gives JSON; `?1` is now, in milliseconds. */
export const WAITING_CHANGE = `SELECT json_object('email', email, 'failed', failed) FROM email_change
  WHERE at > ?1 - ${CONFIRM_WITHIN}`;

/** What `WAITING_CHANGE` gave. `failed`: mail to the new address came back. */
export function waitingChangeIn(json: string | null): { email: string; failed: boolean } | null {
  if (json === null) return null;
  const { email, failed } = JSON.parse(json) as { email: string; failed: number };
  return { email, failed: failed === 1 };
}
