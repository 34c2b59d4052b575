import type { Problem } from "../contract/problems.ts";

/** What can be expected is a value: an answer, or the problem that travels unchanged to the field it belongs to. */
export type Result<Value = undefined> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function accept(): { ok: true; value: undefined };
export function accept<Value>(value: Value): { ok: true; value: Value };
export function accept(value?: unknown): { ok: true; value: unknown } {
  return { ok: true, value };
}

export function refuse(error: Problem["error"], values: Record<string, unknown> = {}): { ok: false; problem: Problem } {
  return { ok: false, problem: { error, ...values } };
}
