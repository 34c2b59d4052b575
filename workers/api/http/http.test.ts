import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { HonoRequest } from "hono/request";
import { expect, test } from "vitest";
import { exportAccount } from "../../../app/contract/account/data-export.ts";
import { accept, refuse } from "../../../app/domain/result.ts";
import { callOf } from "./call-of.ts";
import type { Env } from "../env.ts";
import { handleFile, type Caller } from "./http.ts";

const getFile = handleFile(exportAccount, async ({ cookies, userAgent }) => {
  cookies.push("session=; Max-Age=0");
  if (userAgent === "refused") return refuse("not_found");
  return accept({ body: new Response("bytes").body ?? new ReadableStream(), name: "export.zip" });
});

async function ask({ caller, userAgent = "" }: { caller?: Caller; userAgent?: string }): Promise<Response> {
  const request = new Request("http://localhost/", { headers: { "User-Agent": userAgent } });
  const context = createExecutionContext();
  const call = callOf({ request, requestId: "a request", env: env as unknown as Env, context });
  return getFile.run({ ...call, caller }, new HonoRequest(request));
}

const caller = { id: "anna", token: "t" };

test("a file goes out with the call's cookies, and so does a problem instead of one", async () => {
  const file = await ask({ caller });
  expect([file.status, file.headers.get("Set-Cookie"), await file.text()]).toEqual([
    200,
    "session=; Max-Age=0",
    "bytes",
  ]);
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="export.zip"');
  const problem = await ask({ caller, userAgent: "refused" });
  expect([problem.status, problem.headers.get("Set-Cookie")]).toEqual([404, "session=; Max-Age=0"]);
});

test("a file is for members only", async () => {
  const response = await ask({});
  expect([response.status, await response.json()]).toEqual([403, { error: "authentication_required" }]);
});
