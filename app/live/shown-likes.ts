const PREFIX = "periwinkle.likes.";

/** The likes that are remembered; a like is announced once, so only the last ones can come again. */
const MOST = 50;

interface Device {
  storage: Storage;
  /** Other tabs of the browser ask them too. Missing where the connection is not secure. */
  locks: LockManager | undefined;
}

/** May this page tell of somebody's like? True once on a device: not for an event that comes again, in another tab or after a reload. */
export async function claimLike(from: string, member: string, { storage, locks }: Device): Promise<boolean> {
  if (!remember(from, PREFIX + member, storage)) return false;
  if (!locks) return true;
  // What one tab stores another one may read a moment later. A lock is one tab's at once, for as long as its page lives.
  return new Promise((claimed) => {
    void locks.request(`${PREFIX}${member}.${from}`, { ifAvailable: true }, (lock) => {
      claimed(lock !== null);
      return lock && new Promise(() => undefined);
    });
  });
}

/** Of all other members: another person uses this browser now. */
export function forgetShownLikes(storage: Storage, member: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && key !== PREFIX + member) storage.removeItem(key);
  }
}

/** False when it was known already. Where nothing can be stored each page tells of it. */
function remember(from: string, key: string, storage: Storage): boolean {
  try {
    const known = (storage.getItem(key) ?? "").split(" ");
    if (known.includes(from)) return false;
    storage.setItem(key, [from, ...known].slice(0, MOST).join(" ").trim());
  } catch {
    // Storage is full or forbidden.
  }
  return true;
}
