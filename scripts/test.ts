import { main } from "./progress.ts";
import { stages, type Check, type Given } from "./test/checks.ts";
import { closingLine, failedOnce, sum, type Outcome } from "./test/outcome.ts";
import { programsFor } from "./test/programs.ts";
import { endRunning } from "./test/run.ts";
import { testServer } from "./test/server.ts";
import { closingTable, type Done } from "./test/table.ts";

const LONGEST_FAILURE = 40;

/** `npm test` runs everything; `npm test -- browser chat` only the browser tests of files named so. */
await main(async () => {
  const words = process.argv.slice(2);
  const checks = stages.flat(2);
  const named = checks.filter(({ name }) => words.includes(name));
  const chosen = named.length > 0 ? named : checks;
  const filters = words.filter((word) => !checks.some(({ name }) => name === word));
  const server = testServer();
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      stopped.abort();
      endRunning();
      void server.stop().then(() => process.exit(1));
    });
  }
  const given = { server, filters, programs: programsFor(chosen.flatMap(({ needs }) => needs)) };
  const done: Done[] = [];
  for (const queues of stages) {
    const chosenOf = (queue: readonly Check[]) => queue.filter((check) => chosen.includes(check));
    done.push(...(await Promise.all(queues.map((queue) => runInTurn(chosenOf(queue), given, stopped.signal)))).flat());
  }
  await server.stop();
  const total = sum(done.map(({ outcome }) => outcome));
  report(total);
  console.log(`\n${closingTable(done, performance.now() / 1000)}`);
  console.log(`\n${closingLine(total)}`);
  process.exit(total.failed === 0 ? 0 : 1);
});

/** One check after another, until somebody stops the run. */
async function runInTurn(checks: Check[], given: Given, stopped: AbortSignal): Promise<Done[]> {
  const done: Done[] = [];
  for (const check of checks) if (!stopped.aborted) done.push(await runCheck(check, given));
  return done;
}

async function runCheck(check: Check, given: Given): Promise<Done> {
  const began = performance.now();
  console.log(`${check.title} …`);
  const outcome = await check.run(given).catch((failure: unknown) => failedOnce(`${check.title}\n${wordsOf(failure)}`));
  const seconds = (performance.now() - began) / 1000;
  const count = `${outcome.failed} of ${outcome.passed + outcome.failed} failed`;
  console.log(`${check.title}: ${outcome.failed === 0 ? `ok, ${outcome.passed}` : count} (${seconds.toFixed(1)} s)`);
  if (outcome.note) console.log(`  ${outcome.note}`);
  return { check, outcome, seconds };
}

function wordsOf(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

function report({ failures }: Outcome): void {
  failures.forEach((text, index) => {
    const lines = text.trimEnd().split("\n");
    const shown = lines.slice(0, LONGEST_FAILURE).map((line) => `   ${line}`);
    if (lines.length > LONGEST_FAILURE) shown.push(`   … ${lines.length - LONGEST_FAILURE} more lines`);
    console.log(`\n${index + 1}) ${shown.join("\n").trimStart()}`);
  });
}
