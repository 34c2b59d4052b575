import type { PhotoStore } from "./photo-store.ts";

/** Parts of an upload to R2 are at least this long, and all but the last equally so. */
const PART = 5 * 1024 * 1024;

/** R2, on the edge. */
export function r2PhotoStore(bucket: R2Bucket): PhotoStore {
  return {
    async put(file, bytes) {
      if (bytes instanceof Uint8Array) await bucket.put(file, bytes);
      else await putStream(bucket, file, bytes);
    },
    async get(file) {
      return (await bucket.get(file))?.body;
    },
    async delete(file) {
      await bucket.delete(file);
    },
    async deleteFolder(folder) {
      const { objects } = await bucket.list({ prefix: `${folder}/` });
      await bucket.delete(objects.map(({ key }) => key));
    },
  };
}

/** R2 wants to know the length before, so a stream goes there in parts: no more than one is held. */
async function putStream(bucket: R2Bucket, file: string, stream: ReadableStream<Uint8Array>): Promise<void> {
  const parts = partsOf(stream);
  const first = await parts.next();
  if (first.done) throw new Error("an empty file is not stored");
  if (first.value.length < PART) {
    await bucket.put(file, first.value);
    return;
  }
  const upload = await bucket.createMultipartUpload(file);
  try {
    const stored = [await upload.uploadPart(1, first.value)];
    for await (const part of parts) stored.push(await upload.uploadPart(stored.length + 1, part));
    await upload.complete(stored);
  } catch (failure) {
    await upload.abort();
    throw failure;
  }
}

/** The stream in parts of one length, each in the same memory as the one before it; the last is what is left. */
async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const part = new Uint8Array(PART);
  let length = 0;
  for await (let bytes of stream) {
    while (length + bytes.length >= PART) {
      part.set(bytes.subarray(0, PART - length), length);
      yield part;
      bytes = bytes.subarray(PART - length);
      length = 0;
    }
    part.set(bytes, length);
    length += bytes.length;
  }
  if (length > 0) yield part.subarray(0, length);
  return undefined;
}
