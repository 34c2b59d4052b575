import { redirect } from "react-router";
import type { User } from "../../../contract/people/profile.ts";
import type { Settings } from "../../../contract/site.ts";
import { mustAgreeAgain } from "../../../domain/account/agreement.ts";

/** What is open to whoever has not agreed yet: taking one's data along, and leaving. */
const OPEN = new Set(["/profile/data", "/profile/delete", "/profile/delete/confirm"]);

/**
 * New terms are agreed to before going on, and the wanted page comes afterwards. It costs no call: the settings, kept
 * for a minute, hold the version, and the member is asked for anyway. Decision 0080.
 */
export function askAgreement({ user, settings, url }: { user: User; settings: Settings; url: URL }): void {
  if (OPEN.has(url.pathname) || !mustAgreeAgain(user.terms_version, settings.terms_version)) return;
  throw redirect(`/terms-changed?redirect=${encodeURIComponent(url.pathname + url.search)}`);
}
