import type { Problem } from "../contract/problems.ts";

/** What can be expected is a value: an answer, or the problem that travels unchanged to the field it belongs to. */
export type Result<Value = undefined> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** What went well, with its value where there is one. What can be expected to go wrong is `refuse` (design §8). */
export function accept(): { ok: true; value: undefined };
export function accept<Value>(value: Value): { ok: true; value: Value };
export function accept(value?: unknown): { ok: true; value: unknown } {
  return { ok: true, value };
}

/** A problem of the contract's closed list, with the values that its text needs. It is a value and is never thrown. */
export function refuse(error: Problem["error"], values: Record<string, unknown> = {}): { ok: false; problem: Problem } {
  return { ok: false, problem: { error, ...values } };
}
