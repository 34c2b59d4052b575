import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { OperatorError, main, step } from "./progress.ts";
import { buildIfChanged, ROOT, runQuietly } from "./serve/build.ts";

/** Each before the one that calls it: the web Worker must never meet an older contract. */
const WORKERS = [
  { name: "the hash Worker", config: "dist/hash/wrangler.json", secrets: [] },
  { name: "the API", config: "dist/api/wrangler.json", secrets: ["PHOTO_SECRET", "TOKEN_SECRET", "PUBLIC_ORIGIN"] },
  { name: "the web Worker", config: "build/server/wrangler.json", secrets: ["SESSION_SECRET"] },
];

const dryRun = process.argv.includes("--dry-run");

await main(async () => {
  process.env["WRANGLER_SEND_METRICS"] = "false";
  await buildIfChanged();
  if (!dryRun) for (const worker of WORKERS) requireSecrets(worker);
  for (const { name, config } of WORKERS) {
    const flags = dryRun ? ["--dry-run"] : [];
    await step(`Deploying ${name}${dryRun ? " (dry run)" : ""}`, () =>
      runQuietly("wrangler", ["deploy", "-c", config, ...flags]),
    );
  }
});

/** A Worker without its secrets would answer every request with an error; better not to deploy it. */
function requireSecrets({ name, config, secrets }: (typeof WORKERS)[number]): void {
  const set = secretNames(config);
  const missing = secrets.filter((secret) => !set.includes(secret));
  if (missing.length === 0) return;
  const commands = missing.map((secret) => `  npx wrangler secret put ${secret} -c ${config}`);
  throw new OperatorError(
    `${name} lacks settings. Set them, then deploy again (docs/operations.md):\n${commands.join("\n")}`,
  );
}

function secretNames(config: string): string[] {
  const wrangler = join(ROOT, "node_modules", ".bin", "wrangler");
  try {
    const output = execFileSync(wrangler, ["secret", "list", "-c", config], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    return (JSON.parse(output) as { name: string }[]).map((secret) => secret.name);
  } catch (failure) {
    // A Worker that was never deployed has none; a missing log-in is said by wrangler itself.
    const words = String((failure as { stderr?: string }).stderr ?? failure);
    if (/not found|does not exist|10007/i.test(words)) return [];
    throw new OperatorError(`wrangler could not list the secrets:\n${words}`);
  }
}
