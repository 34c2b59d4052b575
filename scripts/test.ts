import { main } from "./progress.ts";
import { checks, type Check } from "./test/checks.ts";
import { closingLine, failedOnce, sum, type Outcome } from "./test/outcome.ts";
import { testServer, type TestServer } from "./test/server.ts";

const LONGEST_FAILURE = 40;

/** `npm test` runs everything; `npm test -- browser chat` only the browser journeys of files named so. */
await main(async () => {
  const words = process.argv.slice(2);
  const chosen = checks.filter((check) => words.includes(check.name));
  const filters = words.filter((word) => !checks.some((check) => check.name === word));
  const server = testServer();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void server.stop().then(() => process.exit(1)));
  const outcomes: Outcome[] = [];
  for (const check of chosen.length > 0 ? chosen : checks) outcomes.push(await runCheck(check, server, filters));
  await server.stop();
  const total = sum(outcomes);
  report(total);
  console.log(`\n${closingLine(total)}`);
  process.exit(total.failed === 0 ? 0 : 1);
});

async function runCheck(check: Check, server: TestServer, filters: string[]): Promise<Outcome> {
  const began = performance.now();
  console.log(`${check.title} …`);
  const outcome = await check
    .run({ server, filters })
    .catch((failure: unknown) => failedOnce(`${check.title}\n${wordsOf(failure)}`));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const count = `${outcome.failed} of ${outcome.passed + outcome.failed} failed`;
  console.log(`  ${outcome.failed === 0 ? `ok, ${outcome.passed}` : count} (${seconds} s)`);
  if (outcome.note) console.log(`  ${outcome.note}`);
  return outcome;
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
