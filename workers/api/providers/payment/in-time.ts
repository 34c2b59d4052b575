/** How long the provider may take where a member waits for it; the page gives up after ten seconds. Milliseconds. */
const PATIENCE = 8_000;

/** What the provider answers, or an error when it takes longer, however many calls it is. */
export function inTime<Value>(work: Promise<Value>, patience = PATIENCE): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
