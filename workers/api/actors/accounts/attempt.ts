/** One attempt at an account, from `visitors/attempt-source.ts`. */
export interface Attempt {
  email: string;
  /** The visitor's address prefix, as a keyed hash for this account. */
  network: string;
  /** All visitors seem to come from this network (decision 0085). */
  shared: boolean;
  /** The device or session that the account knows, if it is one: counted apart, in each network. */
  device?: string | undefined;
}
