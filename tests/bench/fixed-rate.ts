const TICK_MS = 2;

/** Begins `act` so many times a second, however long each takes, and waits for all of them. `index` counts from 0. */
export async function atRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  act: (index: number) => Promise<void>,
): Promise<void> {
  const acts: Promise<void>[] = [];
  const begin = () => {
    const done = act(acts.length);
    // A failure is reported at the end, with all others.
    done.catch(() => undefined);
    acts.push(done);
  };
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(seconds, (performance.now() - began) / 1000) * perSecond;
      while (acts.length < Math.floor(due)) begin();
      if (acts.length < Math.floor(seconds * perSecond)) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(acts);
}
