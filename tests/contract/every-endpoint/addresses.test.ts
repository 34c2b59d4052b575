import { expect, test } from "vitest";
import { endpoints } from "../../../app/contract/endpoints.ts";
import { LIVE_PATH } from "../../../app/contract/live.ts";
import { problemOf, raw } from "../caller.ts";
import { needs } from "../tested-api.ts";

needs("every call");

const paths = [...new Set(endpoints.map(({ path }) => path))];
const offered = new Set([...endpoints.map(({ method, path }) => `${method} ${path}`), `GET ${LIVE_PATH}`]);

for (const path of [...paths, LIVE_PATH]) {
  test(`${path} knows only its own methods`, async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      if (offered.has(`${method} ${path}`)) continue;
      const answer = await raw(path, { method, ...(method !== "GET" && { body: "{}" }) });
      expect(problemOf(answer), method).toEqual({ error: "not_found" });
    }
  });
}

test("what is not in the contract is not found", async () => {
  const strange = ["/", "/api/", "/api/user", "/api/user.php/", "/api/USER.php", "/api/nothing.php", "/user.php"];
  const sly = ["/api/%2e%2e/internal/ledger", "/api//user.php", "/api/user.php%00", "/.env", "/internal/clock"];
  for (const path of [...strange, ...sly]) expect(problemOf(await raw(path)), path).toEqual({ error: "not_found" });
});

test("no other site's page may read an answer", async () => {
  const answer = await raw("/api/user.php", { headers: { Origin: "https://elsewhere.example" } });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
});
