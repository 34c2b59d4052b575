/** What one check of `npm test` found. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** One text a failure: what it is called, then what went wrong. */
  failures: string[];
  /** Something the reader should know although nothing failed. */
  note?: string;
}

export function passedOnce(): Outcome {
  return { passed: 1, failed: 0, skipped: 0, failures: [] };
}

export function failedOnce(text: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, failures: [text] };
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  const total = (pick: (outcome: Outcome) => number) => outcomes.reduce((so, outcome) => so + pick(outcome), 0);
  return {
    passed: total((outcome) => outcome.passed),
    failed: total((outcome) => outcome.failed),
    skipped: total((outcome) => outcome.skipped),
    failures: outcomes.flatMap((outcome) => outcome.failures),
  };
}

/** The closing line; CI reads it (docs/testing.md). */
export function closingLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
