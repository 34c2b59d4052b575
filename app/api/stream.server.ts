import type { Endpoint } from "../contract/endpoint.ts";
import type { ApiOptions } from "./api-options.ts";
import { buildRequest } from "./build-request.server.ts";
import { readReply, type Answer } from "./reply.server.ts";

/**
 * Asks for a file. The deadline is for the beginning of the answer: the rest takes as long as the reader's network
 * needs. Never retried: half of the file may have been sent already.
 */
export async function requestStream(
  endpoint: Endpoint,
  input: unknown,
  options: ApiOptions,
): Promise<Answer<Response>> {
  const { transport, headers, clock, deadline, log, onResponse } = options;
  const caller = new AbortController();
  const timer = clock.timer(deadline - clock.now());
  const tooLate = timer.elapsed.then(() => undefined);
  const asked = transport(buildRequest(endpoint, input, { headers: headers(), signal: caller.signal }));
  try {
    const response = await Promise.race([asked, tooLate]);
    if (!response) caller.abort();
    if (!response) return { ok: false, problem: { error: "api_timeout" } };
    onResponse?.(endpoint, response);
    if (response.ok && isFile(endpoint, response)) return { ok: true, value: response };
    const judged = readReply({ endpoint, response, text: await response.text() });
    if (!judged.ok && judged.reason === undefined) return judged;
    log({ level: "error", event: "api_call_failed", call: endpoint.name, error: "api_malformed" });
    return { ok: false, problem: { error: "api_malformed" } };
  } catch (error) {
    log({
      level: "error",
      event: "api_call_failed",
      call: endpoint.name,
      error: "api_unreachable",
      failure: String(error),
    });
    return { ok: false, problem: { error: "api_unreachable" } };
  } finally {
    timer.cancel();
  }
}

function isFile({ bytes = "" }: Endpoint, { headers }: Response): boolean {
  return headers.get("Content-Type")?.split(";")[0] === bytes;
}
