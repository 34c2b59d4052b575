import { Buffer } from "node:buffer";
import { type Patience, UPLOAD_PATIENCE, uploadPace } from "./upload-pace.ts";

/** The body is no file, or ends in the middle of it. */
export class BrokenUpload extends Error {}

/** No file was chosen: browsers send one without a name then. */
export class NoFileChosen extends BrokenUpload {}

/** Lines before a form's file. */
const MOST_HEADER_BYTES = 4096;

export type Chunks = AsyncGenerator<Uint8Array, void, undefined>;

/** A file as it comes in: the body itself, or the file of a form (RFC 7578) whose only field it is. */
export function fileOf(request: Request, patience = UPLOAD_PATIENCE): Chunks {
  const type = request.headers.get("Content-Type") ?? "";
  const chunks = chunksOf(request.body, patience);
  if (!type.toLowerCase().startsWith("multipart/form-data")) return chunks;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  return fileOfForm(chunks, quoted ?? plain);
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null, patience: Patience): Chunks {
  const reader = body?.getReader();
  const pace = uploadPace(patience, () => Date.now());
  while (reader) {
    const part = await within(pace.left(), reader.read());
    if (part.done) return;
    pace.took(part.value.length);
    yield part.value;
  }
}

async function within<Value>(ms: number, read: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BrokenUpload("too slow")), ms);
  });
  try {
    return await Promise.race([read, late]);
  } catch (failure) {
    throw failure instanceof BrokenUpload ? failure : new BrokenUpload(String(failure));
  } finally {
    clearTimeout(timer);
  }
}

/** What lies between the first part's header and the next boundary. */
async function* fileOfForm(chunks: Chunks, boundary: string | undefined): Chunks {
  if (!boundary) throw new BrokenUpload("a form without a boundary");
  let held = await afterHeader(chunks, boundary);
  const end = Buffer.from(`\r\n--${boundary}`);
  for (;;) {
    const at = held.indexOf(end);
    if (at >= 0) {
      if (at > 0) yield held.subarray(0, at);
      return;
    }
    // The boundary may have begun in what is here already.
    const sure = held.length - end.length + 1;
    if (sure > 0) {
      yield held.subarray(0, sure);
      held = held.subarray(sure);
    }
    const next = await chunks.next();
    if (next.done) throw new BrokenUpload("a form without an end");
    held = Buffer.concat([held, next.value]);
  }
}

async function afterHeader(chunks: Chunks, boundary: string): Promise<Buffer> {
  const [start, blank] = [Buffer.from(`--${boundary}\r\n`), Buffer.from("\r\n\r\n")];
  let held = Buffer.alloc(0);
  for (;;) {
    const at = held.indexOf(blank);
    if (at >= 0) {
      const header = held.subarray(0, at).toString("latin1");
      if (!header.startsWith(start.toString("latin1")) || !/\bfilename=/i.test(header))
        throw new BrokenUpload("a form without a file");
      if (/\bfilename=""/i.test(header)) throw new NoFileChosen();
      return held.subarray(at + blank.length);
    }
    const next = await chunks.next();
    if (next.done || held.length > MOST_HEADER_BYTES) throw new BrokenUpload("a form without a file");
    held = Buffer.concat([held, next.value]);
  }
}
