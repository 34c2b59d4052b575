import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { operatorPassword } from "../../app/contract/operators/operators.ts";
import { ROOT } from "../../scripts/serve/build.ts";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { apiClient } from "../support/http/api-client.ts";

test("npm run operator makes the first operator of a site, who can sign in with the password that it prints", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-operator-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = { ...process.env, DATA_DIR: dataDir };
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["scripts/operator.ts", ...words], { cwd: ROOT, env });
  const email = "olga@staff.example";
  const { stdout } = await command("add", email, "--name", "Olga Jansen");
  const password = /password: (\S{20})$/m.exec(stdout)?.[1] ?? "";
  const site = await startTestSite({ dataDir });
  onTestFinished(() => site.stop());
  const answer = await apiClient(site.apiOrigin ?? "").call(operatorPassword, { email, password, language: "en" });
  expect(answer).toMatchObject({ ok: true, value: { challenge: expect.any(String) } });
});
