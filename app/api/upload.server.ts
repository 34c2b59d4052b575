import type { Endpoint } from "../contract/endpoint.ts";
import type { ApiOptions } from "./api-options.ts";
import { buildRequest } from "./build-request.server.ts";
import { readReply, type Answer } from "./reply.server.ts";

/** A file on its way, as it came: a form's body, with its type. */
export interface Upload {
  body: ReadableStream<Uint8Array> | null;
  type: string;
}

/** Passes a file on while it comes in. Never retried: what has gone by cannot be sent again. */
export async function sendUpload(
  endpoint: Endpoint,
  { input, upload }: { input: unknown; upload: Upload },
  { transport, headers, log, onResponse }: ApiOptions,
): Promise<Answer<unknown>> {
  const failed = (error: "api_unreachable" | "api_malformed", failure?: string): Answer<unknown> => {
    log({ level: "error", event: "api_call_failed", call: endpoint.name, error, failure });
    return { ok: false, problem: { error } };
  };
  try {
    const empty = buildRequest(endpoint, input, { headers: { ...headers(), "Content-Type": upload.type } });
    // Node wants to be told that the answer comes after the body.
    const response = await transport(new Request(empty, { body: upload.body, duplex: "half" } as RequestInit));
    onResponse?.(endpoint, response);
    const { reason, ...answer } = readReply({ endpoint, response, text: await response.text() });
    return reason === undefined ? answer : failed("api_malformed", reason);
  } catch (error) {
    return failed("api_unreachable", String(error));
  }
}
