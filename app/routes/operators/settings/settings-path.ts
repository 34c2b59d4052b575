import type { SettingsGroup } from "../../../contract/operators/settings-groups.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** All groups of settings. */
export const SETTINGS = `${STAFF_PATH}/settings`;

/** One group. */
export function settingsPath(group: SettingsGroup): string {
  return `${SETTINGS}/${group}`;
}
