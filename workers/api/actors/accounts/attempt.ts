/** One try at an account; `attempt-source.ts` says what a place is. */
export interface Attempt {
  email: string;
  place: string;
  /** All visitors seem to come from this place. */
  shared: boolean;
  /** The device or session that the account knows, if it is one: counted apart, at each place. */
  device?: string | undefined;
}
