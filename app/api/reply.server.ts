import type { Endpoint } from "../contract/endpoint.ts";
import { parse } from "../contract/parse.ts";
import type { Problem } from "../contract/problems.ts";
import { readProblem } from "./problem.server.ts";

/** The parsed reply, or the problem in its place. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** What came back, judged: a reply of the contract, a refusal of it, or a failure that `reason` explains to the log. */
export type ReplyResult = Answer<unknown> & { reason?: string };

/** Reads one answer. A body that is not the contract's JSON is a failure, whatever its status (design §5). */
export function readReply({
  endpoint,
  response,
  text,
}: {
  endpoint: Endpoint;
  response: Response;
  text: string;
}): ReplyResult {
  const body = parseJson(text);
  const { status, headers } = response;
  const problem = readProblem({ endpoint, status, headers, body });
  if (problem) return { ok: false, problem };
  if (!response.ok) return malformed(`status ${status}, ${describe(text)}`);
  // Only a call that has nothing to say may answer with nothing at all.
  const silent = text.trim() === "" && endpoint.reply.def.type === "unknown";
  if (body === undefined && !silent) return malformed(describe(text));
  const reply = parse(endpoint.reply, body);
  if (reply.success) return { ok: true, value: reply.data };
  const places = reply.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.code}`);
  return malformed(`wrong shape: ${places.join(", ")}`);
}

function malformed(reason: string): ReplyResult {
  return { ok: false, problem: { error: "api_malformed" }, reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** First bytes for the log; of what may have been JSON only its length, as it may hold what members wrote. */
function describe(text: string): string {
  const start = text.trimStart();
  if (start === "") return "empty body";
  return /^[{["]/.test(start) ? `broken JSON of ${text.length} characters` : `not JSON: ${start.slice(0, 100)}`;
}
