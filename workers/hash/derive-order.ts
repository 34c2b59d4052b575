/** Where the order goes; over a service binding the host means nothing. Bodies are JSON both ways. */
export const DERIVE_URL = "http://hash.internal/derive";

/**
 * Who asks. `true`: a sign-in from a device that signed in to this account before; it goes first and has slots of its own.
 * `"signed_in"`: a member who is signed in, or has a mail's link; a few slots of its own. `false`: anybody else.
 */
export type Known = boolean | "signed_in";

/** `POST /derive`: one scrypt key. Answers `DerivedKey`, or 429 with `Retry-After` when too many wait already. */
export interface DeriveOrder {
  password: string;
  /** base64url. */
  salt: string;
  N: number;
  r: number;
  p: number;
  known: Known;
}

/**
 * The longest wait in ms, which bounds the queue on a slow machine: whoever waited longer is refused when their turn comes. A
 * member would rather get in later than be refused, so known devices, and who is signed in, wait for as long as a page can (10 s, with the hash and all else).
 */
export const LONGEST_WAIT_MS = { known: 6_000, unknown: 4_000 };

export interface DerivedKey {
  /** base64url, 32 bytes. */
  key: string;
}

/** What nobody of ours would ask for: a cost that blocks the queue, or no order at all. */
const BOUNDS = { N: 2 ** 17, r: 16, p: 16, text: 4096 };

/** The order, if it is one. */
export function readOrder(value: unknown): DeriveOrder | undefined {
  const { password, salt, N, r, p, known } = (value ?? {}) as Partial<DeriveOrder>;
  if (typeof password !== "string" || typeof salt !== "string" || !isKnown(known)) return undefined;
  if (password.length > BOUNDS.text || salt.length > BOUNDS.text) return undefined;
  if (!within(N, BOUNDS.N) || !within(r, BOUNDS.r) || !within(p, BOUNDS.p)) return undefined;
  // RFC 7914: N is a power of two, larger than one.
  return N > 1 && (N & (N - 1)) === 0 ? { password, salt, N, r, p, known } : undefined;
}

function isKnown(value: unknown): value is Known {
  return typeof value === "boolean" || value === "signed_in";
}

function within(value: number | undefined, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}
