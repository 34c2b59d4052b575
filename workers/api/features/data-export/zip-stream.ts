import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { clock } from "../../clock.ts";

/** One file of an archive, whose content comes in pieces. */
export interface ZipEntry {
  /** With its folder, e.g. `photos/1.webp`. */
  name: string;
  content: AsyncIterable<Uint8Array | string>;
  /** It is small already: pictures. */
  stored?: boolean;
}

/** A ZIP that is made while it is read: no more of it is ever in memory than one piece. Decision 0065. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const pieces = zipped(entries);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, undefined> {
  const made: Uint8Array[] = [];
  const zip = new Zip((failure, piece) => {
    if (failure) throw failure;
    made.push(piece);
  });
  for await (const { name, content, stored } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = clock.now();
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
  return undefined;
}
