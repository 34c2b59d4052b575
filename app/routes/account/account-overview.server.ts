import type { ApiClient } from "../../api/client.server.ts";
import { listSessions } from "../../contract/account/access.ts";
import { getNotifications } from "../../contract/account/notifications.ts";
import { listPasskeys } from "../../contract/account/passkeys.ts";
import { liveMailKinds } from "../../domain/notifications/mail-settings.ts";

/** The present state of what the overview leads to. */
export interface AccountOverview {
  /** How many are signed in. */
  devices?: number;
  passkeys?: number;
  /** Of `all` kinds so many are `on`; `off`: none leaves at all (spec §4, disabled reasons). */
  mail?: { on: number; all: number; off: boolean };
}

/** Asked for at once. These calls are ours: an API without them only says less (design §5). */
export async function accountOverview(api: ApiClient): Promise<AccountOverview> {
  const [sessions, passkeys, notifications] = await Promise.all([
    api.call(listSessions),
    api.call(listPasskeys),
    api.call(getNotifications),
  ]);
  return {
    ...(sessions.ok && { devices: sessions.value.sessions.length }),
    ...(passkeys.ok && { passkeys: passkeys.value.passkeys.length }),
    ...(notifications.ok && { mail: mailState(notifications.value.notifications) }),
  };
}

function mailState({ email, disabled }: { email: Partial<Record<string, boolean>>; disabled: unknown[] }) {
  const on = liveMailKinds.filter((kind) => email[kind]).length;
  return { on, all: liveMailKinds.length, off: disabled.length > 0 };
}
