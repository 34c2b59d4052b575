/** An object's methods as its callers see them through RPC: the same, but answered later. */
export type Remote<Actor> = {
  [Name in keyof Actor as Actor[Name] extends (...given: never[]) => unknown ? Name : never]: Actor[Name] extends (
    ...given: infer Given
  ) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/**
 * The runtime's own stub types refuse values that hold `unknown` (our problems do), so the stubs get ours. What
 * travels is plain data, never a function or a class.
 */
export function remote<Actor>(stub: unknown): Remote<Actor> {
  return stub as Remote<Actor>;
}
