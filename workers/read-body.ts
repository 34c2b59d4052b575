/** Why a body could not be taken: more bytes than allowed, not all there in time, or cut and badly framed. */
export type BodyFault = "too_long" | "too_slow" | "broken";

export type Body = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; fault: BodyFault };

interface Limits {
  /** Bytes. */
  most: number;
  /** How long the sender may take for all of it. */
  withinMs?: number;
}

/** How long a sender may take for a whole body, ms. */
export const BODY_PATIENCE_MS = 10_000;

/**
 * A request's body, measured while it is read. Nothing is read beyond `most`: a sender who leaves out Content-Length
 * cannot fill the memory that all visitors share, and one who sends a byte a minute cannot hold a place in it.
 */
export async function readBodyBytes(request: Request, { most, withinMs = BODY_PATIENCE_MS }: Limits): Promise<Body> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return { ok: false, fault: "too_long" };
  const reader = request.body?.getReader();
  if (!reader) return { ok: true, bytes: new Uint8Array() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), withinMs)));
  try {
    const read = await readParts(reader, { most, late });
    if (Array.isArray(read)) return { ok: true, bytes: joined(read) };
    void reader.cancel().catch(() => undefined);
    return { ok: false, fault: read };
  } catch {
    // The connection ended in the middle, or a chunk's length was no number: whoever sent it sees the status.
    return { ok: false, fault: "broken" };
  } finally {
    clearTimeout(timer);
  }
}

async function readParts(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { most, late }: { most: number; late: Promise<"late"> },
): Promise<Uint8Array[] | BodyFault> {
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const part = await Promise.race([reader.read(), late]);
    if (part === "late") return "too_slow";
    if (part.done) return parts;
    size += part.value.byteLength;
    if (size > most) return "too_long";
    parts.push(part.value);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
