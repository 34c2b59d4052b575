/** Something that a member's alarm sees to, by their `Engine`. Safe to repeat: alarms come at least once. */
export interface Job<Engine> {
  /**
   * When it is due next (milliseconds, by our clock): a SELECT of one value, NULL for not at all; `?1` is now. All jobs
   * are asked in one statement (plan.ts).
   */
  next: string;
  /** It is for members that are being erased. */
  whenOver?: true;
  /** Does what is due by now. */
  run(engine: Engine): Promise<void>;
}
