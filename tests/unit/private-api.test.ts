import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const config = readFileSync(new URL("../../workers/api/wrangler.toml", import.meta.url), "utf8");

test("the API Worker is reached by the web Worker only: it has no address of its own", () => {
  expect(config).toMatch(/^workers_dev = false$/m);
  expect(config).toMatch(/^preview_urls = false$/m);
  expect(config).not.toMatch(/^\s*(\[\[)?(routes?|custom_domain)\b/m);
});
