import { joinedBytes } from "./joined-bytes.server.ts";

/** Why a body could not be taken: more bytes than allowed, not all there in time, or cut and badly framed. */
export type BodyFault = "too_long" | "too_slow" | "broken";

export type Body = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; fault: BodyFault };

interface Limits {
  /** Bytes. */
  most: number;
  /** How long the sender may take for all of it. */
  withinMs?: number;
}

const PATIENCE_MS = 10_000;

/**
 * A request's body. Nothing is read beyond `most`: a sender who leaves out Content-Length is measured while it is read, and
 * cannot fill the memory that all visitors share; one who sends a byte a minute cannot hold a place in it.
 */
export async function limitedBytes(request: Request, { most, withinMs = PATIENCE_MS }: Limits): Promise<Body> {
  const told = request.headers.get("Content-Length");
  if (Number(told ?? 0) > most) return { ok: false, fault: "too_long" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), withinMs)));
  try {
    // The runtime holds senders to the length they told. A stream of parts is a dozen objects, which all wait for the
    // long kind of garbage collection.
    const read = told === null ? await readParts(request, { most, late }) : await readAtOnce(request, late);
    return typeof read === "string" ? { ok: false, fault: read } : { ok: true, bytes: read };
  } catch {
    // The connection ended in the middle, or a chunk's length was no number: whoever sent it sees the status.
    return { ok: false, fault: "broken" };
  } finally {
    clearTimeout(timer);
  }
}

async function readAtOnce(request: Request, late: Promise<"late">): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const asked = request.arrayBuffer();
  // What becomes of it after that is nobody's concern.
  asked.catch(() => undefined);
  const read = await Promise.race([asked, late]);
  return read === "late" ? "too_slow" : new Uint8Array(read);
}

async function readParts(
  request: Request,
  { most, late }: { most: number; late: Promise<"late"> },
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader;) {
    const part = await Promise.race([reader.read(), late]);
    if (part !== "late" && part.done) break;
    size += part === "late" ? 0 : part.value.byteLength;
    if (part === "late" || size > most) {
      void reader.cancel().catch(() => undefined);
      return part === "late" ? "too_slow" : "too_long";
    }
    parts.push(part.value);
  }
  return joinedBytes(parts);
}

/** A request's body as text, or undefined when it cannot be taken. */
export async function limitedText(request: Request, most: number): Promise<string | undefined> {
  const body = await limitedBytes(request, { most });
  return body.ok ? new TextDecoder().decode(body.bytes) : undefined;
}
