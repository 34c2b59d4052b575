import { clock } from "../../clock.ts";
import { first } from "./state.ts";

/** So long the link in the mail to the new address works. */
export const CONFIRM_WITHIN = 24 * 60 * 60_000;

/** The change of address that waits for its confirmation; `failed`: mail to the new address came back. */
export function waitingChange(sql: SqlStorage): { email: string; failed: boolean } | undefined {
  const since = clock.now() - CONFIRM_WITHIN;
  const row = first(
    sql.exec<{ email: string; failed: number }>("SELECT email, failed FROM email_change WHERE at > ?", since),
  );
  return row && { email: row.email, failed: row.failed === 1 };
}
