/**
 * What the site decides about a member. `warn` changes nothing, but is kept; `hold`: conversations that they begin are looked
 * at first; `suspend`: hidden from everybody and signed out, for a time or until it is lifted; `ban`: the same for ever, and
 * the address makes no other account. Decision 0173.
 */
export const sanctionKinds = ["warn", "hold", "suspend", "ban"] as const;

export type SanctionKind = (typeof sanctionKinds)[number];

/** Payload of the event `sanction`, from the site to the member. Each counts by itself until it is over or lifted, whenever it arrives. */
export interface Sanction {
  kind: SanctionKind;
  /** The case that it belongs to; null: the site's own computer decided. */
  case: string | null;
  /** Milliseconds; null: until it is lifted. */
  until: number | null;
  /** Milliseconds. */
  decided_at: number;
  /** Grows with each decision about the member, whatever the clock says; without it `decided_at`. */
  sequence?: number;
}

/** Payload of the event `sanction_lifted`. Of a case: what that case decided; without one: all of that kind up to `up_to`. */
export type LiftedSanction = Omit<Sanction, "until"> & {
  /** The `sequence` of the last decision that it lifts; without it all before this one. */
  up_to?: number;
  /** Why, in the operator's words, where the member's object is to mail them: without a case. */
  reason?: string;
};
