import { getAutoLike } from "./calls/member-api.ts";
import type { LiveClient } from "./live-client.ts";

const RELOAD_AFTER = 500;

/** Of whom this page has told. */
const known = new Set<string>();

/** Asks for a like that came by a switch, where no socket tells of it; half a second later the likes are loaded (spec §7). */
export async function askAutoLike(client: LiveClient, reload: () => void): Promise<void> {
  const answer = await getAutoLike();
  const profile = answer.ok && answer.value.profile;
  if (!profile || known.has(profile.id)) return;
  known.add(profile.id);
  client.deliverAutoLike(profile);
  setTimeout(reload, RELOAD_AFTER);
}
