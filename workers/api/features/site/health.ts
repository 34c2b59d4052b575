/** How long one look at the disk speaks for all who ask, ms. */
const FRESH_MS = 1000;
/** A disk that takes longer is as good as none, ms. */
const PATIENCE_MS = 5000;

interface Options {
  /** Fails when nothing can be kept. */
  checkDisk(): Promise<void>;
  /** ms since 1970. */
  now(): number;
}

/**
 * `GET /healthz`: 200 when what members do can be kept, so only after a durable write; 503 with a sentence otherwise. It
 * is open to everybody, so however often it is asked, one write a second at most comes of it.
 */
export function createHealth({ patienceMs = PATIENCE_MS } = {}) {
  let last: { at: number; ok: boolean } | undefined;
  return async function health({ checkDisk, now }: Options): Promise<Response> {
    if (!last || Math.abs(now() - last.at) >= FRESH_MS) {
      // While this one looks, the last result speaks for the others.
      if (last) last = { ...last, at: now() };
      last = { ok: await keeps(checkDisk, patienceMs), at: now() };
    }
    const text = last.ok ? "ok\n" : "nothing can be written: is the disk full?\n";
    return new Response(text, { status: last.ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
  };
}

async function keeps(checkDisk: () => Promise<void>, patienceMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patienceMs)));
  try {
    return await Promise.race([checkDisk().then(() => true), late]);
  } catch {
    // The reason stands in the runtime's own log; whoever asks needs to know that it is so.
    return false;
  } finally {
    clearTimeout(timer);
  }
}
