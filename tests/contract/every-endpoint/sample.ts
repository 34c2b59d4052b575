import type { Endpoint, InputOf } from "../../../app/contract/endpoint.ts";
import type { ApiClient } from "../../support/http/api-client.ts";
import { caller } from "../caller.ts";
import { aMember } from "../fixtures/members.ts";
import type { Fixtures } from "./shared-fixtures.ts";

/** One good call of one endpoint. */
export interface Sample {
  endpoint: Endpoint;
  by: "member" | "visitor" | "operator";
  /** A promise where the input must be made first: a link that works once. */
  input: (made: Fixtures) => unknown;
  /** The caller's account ends with it, or its password is another one: somebody of their own calls. */
  spends?: boolean;
  /** A demonstration has none of what it asks for. */
  missing?: boolean;
}

type Given<E extends Endpoint> = InputOf<E> & Record<string, unknown>;

/** Typed by its endpoint. */
export function sample<E extends Endpoint>(
  endpoint: E,
  by: Sample["by"],
  input: (made: Fixtures) => Given<E> | Promise<Given<E>>,
): Sample {
  return { endpoint, by, input };
}

/** Calls the endpoint as the sample says; `api` stands in for whoever should call. */
export async function callSample({ endpoint, by, input, spends }: Sample, made: Fixtures, api?: ApiClient) {
  const member = async () => (spends ? await aMember() : made.anna).api;
  const own = { member, operator: async () => made.operator, visitor: async () => caller() };
  const device = api ?? (await own[by]());
  return device.call(endpoint, (await input(made)) as never);
}
