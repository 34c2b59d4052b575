import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./serve/build.ts";
import { withDemoSites } from "./serve/settings/demo-sites.ts";
import { secretsOf } from "./serve/settings/secrets.ts";

// Vite's Cloudflare plugin reads a Worker's variables from `.dev.vars` beside its wrangler.toml; git ignores both.
const port = process.env["PORT"] ?? "5173";
const { SESSION_SECRET, ...apiSecrets } = secretsOf(join(ROOT, ".data", "dev"));
// As `npm start` has them: a site for each niche at `<niche>.localhost`.
const here: { port: number; variables: Record<string, string> } = { port: Number(port), variables: {} };
const { SITES = "" } = withDemoSites(here).variables;
writeVariables(".dev.vars", { SESSION_SECRET, SITES });
writeVariables("workers/api/.dev.vars", {
  ...apiSecrets,
  SITE_MODE: "demo",
  SITES,
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  PUSH_SUBJECT: "mailto:nobody@localhost",
});

const vite = spawn("react-router", ["dev", "--port", port, "--strictPort"], { cwd: ROOT, stdio: "inherit" });
vite.on("exit", (code) => process.exit(code ?? 0));

function writeVariables(file: string, variables: Record<string, string>): void {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(ROOT, file), `${lines.join("\n")}\n`, { mode: 0o600 });
}
