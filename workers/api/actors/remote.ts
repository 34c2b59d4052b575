import type { RpcTarget } from "cloudflare:workers";

/**
 * An object as its callers see it through RPC: its methods, answered later, and its rooms (getters of an `RpcTarget`) with
 * theirs. A room's method is one hop, as the object's own is (decision 0141).
 */
export type Remote<Target> = {
  [Name in keyof Target as Target[Name] extends Callable | RpcTarget ? Name : never]: Target[Name] extends (
    ...given: infer Given
  ) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : Remote<Target[Name]>;
};

type Callable = (...given: never[]) => unknown;

/**
 * The runtime's own stub types refuse values that hold `unknown` (our problems do), so the stubs get ours. What
 * travels is plain data, never a function or a class.
 */
export function remote<Actor>(stub: unknown): Remote<Actor> {
  return stub as Remote<Actor>;
}
