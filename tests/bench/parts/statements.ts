import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runQuietly } from "../../../scripts/serve/build.ts";
import type { BenchPart } from "../../../scripts/bench/part.ts";

const FILE = "workers/api/actors/member/engine/reading.test.ts";

/** As much as is read here of what Vitest's JSON reporter writes. */
interface TestReport {
  testResults: { assertionResults: { meta: { pageStatements?: number } }[] }[];
}

/** Counts instead of measuring time: a Worker test counts the statements and writes the number to its report. */
export const part: BenchPart = {
  name: "statements",
  title: "SQL statements in the member's object for one members page (P15 allows 12)",
  goal: { atMost: 3 },
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "periwinkle-bench-"));
    const report = join(folder, "report.json");
    try {
      await runQuietly("vitest", ["run", "--project=workers", "--reporter=json", `--outputFile=${report}`, FILE]);
      const { testResults } = JSON.parse(readFileSync(report, "utf8")) as TestReport;
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      const counted = results.flatMap(({ meta: { pageStatements } }) => pageStatements ?? []);
      if (counted.length === 0) throw new Error(`No test of ${FILE} counted a members page.`);
      return {
        measured: [{ what: "statements for `members.php?with=user`", rounds: counted }],
        notes: [`Counted, not timed, in \`${FILE}\`.`],
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
