import { expect } from "vitest";
import { cookieHeader } from "../../app/api/cookie-jar.server.ts";
import type { Endpoint } from "../../app/contract/endpoint.ts";
import { everyCall, problemStatus, type ProblemCode } from "../../app/contract/problems.ts";
import { CLOSE_CONNECTION, apiClient, type Answer, type ApiClient } from "../support/http/api-client.ts";
import { testedApi } from "./tested-api.ts";

/** What no answer may show to anybody: where our code runs, and what it is made of. */
const INTERNALS = /\n\s+at |\.[jt]s:\d+|\bstack\b|TypeError|SyntaxError|ZodError|SQLITE|SELECT |durable object/i;

/** A device that holds every answer against the contract: a listed refusal, its status, headers, nothing of insides. */
export function caller(options: { cookies?: Record<string, string>; address?: string; host?: string } = {}): ApiClient {
  const { cookies, address = anAddress(), host } = options;
  const headers = { "X-Forwarded-For": address, ...(host && { "X-Forwarded-Host": host }) };
  const api = apiClient(testedApi.url, { ...(cookies && { cookies }), headers });
  const call: ApiClient["call"] = async (endpoint, input) => {
    const answer = await api.call(endpoint, input);
    expectInContract(endpoint, answer);
    return answer;
  };
  return {
    get cookies() {
      return api.cookies;
    },
    call,
    async callOrThrow(endpoint, input) {
      const answer = await call(endpoint, input);
      if (answer.ok) return answer.value;
      throw new Error(`${endpoint.name}: ${answer.status} ${JSON.stringify(answer.problem)}`);
    },
  };
}

/** The code of a refusal; fails when there was none. */
export function refusal(answer: Answer<unknown>): string {
  expect(answer.ok, "an answer where a refusal was expected").toBe(false);
  return answer.ok ? "" : answer.problem.error;
}

function expectInContract(endpoint: Endpoint, answer: Answer<unknown>): void {
  expect(answer.headers.get("Cache-Control"), endpoint.name).toBe("no-store");
  const type = (answer.ok && endpoint.bytes) || "application/json";
  expect(answer.headers.get("Content-Type")?.split(";")[0], endpoint.name).toBe(type);
  if (answer.ok) return;
  const { error } = answer.problem;
  const listed: readonly string[] = [...endpoint.problems, ...everyCall];
  expect(listed, `${endpoint.name}: ${JSON.stringify(answer.problem)}`).toContain(error);
  expect(answer.status, endpoint.name).toBe(problemStatus[error as ProblemCode]);
  expect(error, `${endpoint.name}: ${JSON.stringify(answer.problem)}`).not.toBe("server_error");
  expect(JSON.stringify(answer.problem)).not.toMatch(INTERNALS);
}

/** An address of one's own, so that nobody uses up another test's rate limit. */
export function anAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

export interface TextResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** A request as no client of ours would make it. `as`: with this device's cookies. */
export async function raw(
  path: string,
  { as, headers, ...init }: Omit<RequestInit, "headers"> & { as?: ApiClient; headers?: Record<string, string> } = {},
): Promise<TextResponse> {
  const response = await fetch(testedApi.url + path, {
    ...init,
    redirect: "manual",
    headers: {
      ...CLOSE_CONNECTION,
      "Content-Type": "application/json",
      "X-Request-Type": "client",
      "X-Forwarded-For": anAddress(),
      ...(as && { Cookie: cookieHeader(as.cookies) }),
      ...headers,
    },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The problem that a raw answer holds, after the checks that every refusal must pass. */
export function problemOf({ status, headers, text }: TextResponse): { error: string; fields?: Record<string, string> } {
  expect(text).not.toMatch(INTERNALS);
  expect(headers.get("Cache-Control")).toBe("no-store");
  const problem = JSON.parse(text) as { error: ProblemCode };
  expect(status).toBe(problemStatus[problem.error]);
  return problem;
}
