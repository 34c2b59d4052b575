/** A line when a long step begins, and one with what it took when it is done: another may have begun in between. */
export async function step<Value>(text: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  console.log(`${text} …`);
  const value = await work();
  console.log(`${text}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return value;
}

/** Something that the person at the terminal can put right: shown without a stack. */
export class OperatorError extends Error {}

/** Runs a script's main function; an `OperatorError` is one clear sentence and exit code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof OperatorError ? `\n${failure.message}` : failure);
    process.exit(1);
  }
}
