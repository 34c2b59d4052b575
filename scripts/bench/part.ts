/** The bound for the worst third of the rounds: the ratio or figure is at least, or at most, this. */
export type Goal = { atLeast: number } | { atMost: number };

/** One thing that was measured: a figure a round, each made of contestants that ran side by side. */
interface Measured {
  what: string;
  rounds: readonly number[];
  /** The part's own, if left out. */
  goal?: Goal;
}

/** What one run of a part found. */
export interface Findings {
  measured: readonly Measured[];
  /** Raw figures and circumstances, a Markdown list item each. */
  notes?: readonly string[];
}

/**
 * One part of the bench. A file in tests/bench/parts exports it as `part`; that is all it takes to be run by `npm run
 * bench`, and alone by `npm run bench -- <name>`.
 */
export interface BenchPart {
  /** One word. */
  name: string;
  /** The heading in docs/bench.md. */
  title: string;
  goal: Goal;
  /** May take minutes; ends what it started. The site is built before. */
  run(): Promise<Findings>;
}
