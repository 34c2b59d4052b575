/** A disk that takes longer is as good as none, ms. */
const PATIENCE_MS = 5000;

/**
 * `GET /healthz`: 200 when what members do can be kept, so only after a durable write; 503 with a sentence otherwise.
 * `checkDisk` fails when nothing can be kept. However often it is asked: a web Worker asks once a second at most, and the
 * site's object writes once a second for all of them (disk-check.ts).
 */
export async function health(checkDisk: () => Promise<void>, patienceMs = PATIENCE_MS): Promise<Response> {
  const ok = await keeps(checkDisk, patienceMs);
  const text = ok ? "ok\n" : "nothing can be written: is the disk full?\n";
  return new Response(text, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
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
