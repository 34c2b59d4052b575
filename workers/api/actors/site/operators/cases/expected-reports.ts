import { clock, lasts } from "../../../../clock.ts";

/** A report comes a moment after its photos were copied, or never. Milliseconds. */
const PATIENCE = 60_000;

/** Whose report about whom is on its way, under which number of a case; `message`: the one that it names. */
export interface ExpectedReport {
  number: string;
  reporter: string;
  reported: string;
  message?: string | undefined;
}

/**
 * Reports that were allowed and have not come yet: those sent at once count, too. In memory; what it forgets is counted once it
 * has come.
 */
export class ExpectedReports {
  readonly #expected = new Map<string, ExpectedReport & { until: number }>();

  /** This member's other ones about the same person. */
  besides({ number, reporter, reported }: ExpectedReport): ExpectedReport[] {
    for (const [key, { until }] of this.#expected) if (!lasts(until, PATIENCE)) this.#expected.delete(key);
    return [...this.#expected.values()].filter(
      (one) => one.reporter === reporter && one.reported === reported && one.number !== number,
    );
  }

  add(report: ExpectedReport): void {
    this.#expected.set(report.number, { ...report, until: clock.now() + PATIENCE });
  }

  /** It was refused, and does not come. */
  remove(number: string): void {
    this.#expected.delete(number);
  }
}
