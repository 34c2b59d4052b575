/** What a seeded member says of themselves, in one language. */
export interface Words {
  openings: string[];
  closings: string[];
  /** A sentence for an interest; not every interest has one. */
  interests: Partial<Record<string, string>>;
}
