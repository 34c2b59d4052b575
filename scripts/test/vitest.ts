import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failedOnce, type Outcome } from "./outcome.ts";
import { lastLines, run, type Ran } from "./run.ts";

interface Report {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

/** Runs one project of vitest.config.ts. `filters` narrow it to some files. */
export async function vitest(
  project: string,
  environment: Record<string, string>,
  filters: string[] = [],
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "periwinkle-vitest-"));
  const file = join(folder, "report.json");
  const args = ["run", "--project", project, "--reporter=json", `--outputFile=${file}`, ...filters];
  const ran = await run("vitest", args, environment);
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  return report ? outcomeOf(report, ran) : failedOnce(`vitest ${project}\n${lastLines(ran.output)}`);
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

function outcomeOf(report: Report, ran: Ran): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length > 0)
      return failed.map((test) => `${name} › ${test.fullName}\n${test.failureMessages?.join("\n") ?? ""}`);
    // A file that cannot be loaded has no failed tests.
    return status === "failed" ? [`${name}\n${message ?? ""}`] : [];
  });
  // An unhandled error outside of every test, or nothing to run at all.
  if (ran.code !== 0 && failures.length === 0) failures.push(lastLines(ran.output));
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures };
}
