import { ClientCore } from "mollie-api-typescript/core.js";
import { HTTPClient } from "mollie-api-typescript/lib/http.js";
import { ClientError } from "mollie-api-typescript/models/errors/clienterror.js";
import { ErrorResponse } from "mollie-api-typescript/models/errors/errorresponse.js";

/** Less than the payer waits for an order (`in-time.ts`), in milliseconds. */
const PATIENCE = 7000;

export interface MollieSettings {
  /** `live_…`, or `test_…` for payments that move no money. */
  key: string;
  /** Another server than Mollie's, without `/v2`. */
  url?: string | undefined;
  network?: { fetch(request: Request): Promise<Response> } | undefined;
}

/** The vendor's client, one call at a time: what did not work is asked again by the member's alarm, not in here. */
export function mollieClient({ key, url, network = globalThis }: MollieSettings): ClientCore {
  return new ClientCore({
    security: { apiKey: key },
    ...(url && { serverURL: url }),
    httpClient: new HTTPClient({ fetcher: (request) => network.fetch(request as Request) }),
    retryConfig: { strategy: "none" },
    timeoutMs: PATIENCE,
  });
}

/** Mollie answered with one of its problems: `status` is 4xx, `field` what was wrong. */
export class MollieProblem extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`Mollie answered ${status}: ${detail}`);
  }
}

/** These say nothing about what was asked for: try again later. */
const LATER = [408, 409, 425, 429];

/**
 * The value. Throws `MollieProblem` where Mollie itself refused, in its own words; anything else that is no answer (429, 5xx, a page
 * of a proxy, no connection, a shape we do not know) is an `Error`: then nothing is known.
 */
export async function valueOf<Value>(
  call: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>,
): Promise<Value> {
  const result = await call;
  if (result.ok) return result.value;
  const { error } = result;
  if (error instanceof ErrorResponse && error.status < 500 && !LATER.includes(error.status))
    throw new MollieProblem(error.status, [error.field, error.detail].filter(Boolean).join(": "));
  if (error instanceof ClientError && error.statusCode === 422) {
    const field = fieldIn(error.body);
    if (field) throw new MollieProblem(422, field);
  }
  // Its message would repeat the body.
  if (error instanceof ClientError) throw new Error(`Mollie answered ${error.statusCode}, which says nothing`);
  throw new Error(`Mollie did not answer: ${String(error)}`);
}

/** Of mandates the client knows no 422, which says which field was wrong. Its detail may repeat an account, so it is left out. */
function fieldIn(body: string): string | undefined {
  return /"status":\s*422\b/.test(body) ? /"field":\s*"([\w.]{1,64})"/.exec(body)?.[1] : undefined;
}
