/**
 * Is the member to be asked again for their agreement? `agreed` and `current` are versions of the terms (instants). Who
 * never had a version recorded is not asked: a PHP API knows none. Spec §9; decision 0080.
 */
export function mustAgreeAgain(agreed: string | null | undefined, current: string | null | undefined): boolean {
  return Date.parse(agreed ?? "") < Date.parse(current ?? "");
}
