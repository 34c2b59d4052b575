import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BenchPart, Findings } from "./bench/part.ts";
import { bodyOf, writeReport } from "./bench/report.ts";
import { OperatorError, main, step } from "./progress.ts";
import { buildIfChanged, ROOT } from "./serve/build.ts";

/** `npm run bench` measures everything and writes docs/bench.md; `npm run bench -- members lander` just these parts. */
await main(async () => {
  const wanted = process.argv.slice(2);
  const parts = await allParts();
  const unknown = wanted.find((name) => !parts.some((part) => part.name === name));
  if (unknown)
    throw new OperatorError(`There is no part "${unknown}", only: ${parts.map(({ name }) => name).join(", ")}.`);
  await buildIfChanged();
  for (const part of parts) {
    if (wanted.length > 0 && !wanted.includes(part.name)) continue;
    const findings: Findings = await step(part.title, () => part.run());
    console.log(bodyOf(part, findings));
    // At once: the parts before one that fails keep their figures.
    writeReport(part, findings);
  }
  process.exit(0);
});

/** Every file of tests/bench/parts is one. */
async function allParts(): Promise<BenchPart[]> {
  const folder = join(ROOT, "tests", "bench", "parts");
  const files = globSync("*.ts", { cwd: folder }).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return (modules as { part: BenchPart }[]).map(({ part }) => part);
}
