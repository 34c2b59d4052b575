import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failedOnce, type Outcome } from "./outcome.ts";
import { lastLines, run } from "./run.ts";

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** Runs the browser tests with and without JavaScript (playwright.config.ts); what passes at its second try only is told (decision 0199). */
export async function playwright(environment: Record<string, string>, filters: string[] = []): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "periwinkle-playwright-"));
  const file = join(folder, "report.json");
  const ran = await run("playwright", ["test", "--reporter=json", ...filters], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  if (!report) return failedOnce(`playwright\n${lastLines(ran.output)}`);
  const failures = [...report.errors.map((error) => error.message ?? "error"), ...textsOf(report, "unexpected")];
  if (ran.code !== 0 && failures.length === 0) failures.push(lastLines(ran.output));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: failures.length,
    skipped: report.stats.skipped,
    failures,
    ...(report.stats.flaky > 0 && { note: unsteady(textsOf(report, "flaky")) }),
  };
}

function unsteady(texts: string[]): string {
  return [`${texts.length} passed at the second try only. At the first:`, ...texts].join("\n\n");
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

type Status = "unexpected" | "flaky";

function textsOf({ suites }: Pick<Report, "suites">, status: Status): string[] {
  return suites.flatMap((suite) => [...ownTextsOf(suite, status), ...textsOf({ suites: suite.suites ?? [] }, status)]);
}

function ownTextsOf({ specs }: Suite, status: Status): string[] {
  return specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => `${file} › ${title} [${test.projectName}]\n${messagesOf(test.results)}`),
  );
}

function messagesOf(results: { errors: { message?: string }[] }[]): string {
  return results.flatMap((result) => result.errors.map((error) => error.message ?? "")).join("\n");
}
