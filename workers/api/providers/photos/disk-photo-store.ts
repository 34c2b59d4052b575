import type { PhotoStore } from "./photo-store.ts";

/** A folder behind workerd's disk service, which speaks HTTP: for whoever hosts the site themselves. */
export function diskPhotoStore(disk: Fetcher): PhotoStore {
  const addressOf = (file: string) => `http://photos/${file}`;
  /** The service deletes a folder with all that is in it. */
  const remove = async (path: string) => {
    const response = await disk.fetch(addressOf(path), { method: "DELETE" });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404)
      throw new Error(`the photo store answered ${response.status} to a DELETE`);
  };
  return {
    async put(file, bytes) {
      const sent = bytes instanceof Uint8Array ? { body: bytes, failure: undefined } : watched(bytes);
      const response = await disk.fetch(addressOf(file), { method: "PUT", body: sent.body });
      await response.body?.cancel();
      if (sent.failure) {
        await remove(file);
        throw sent.failure;
      }
      if (!response.ok) throw new Error(`the photo store answered ${response.status} to a PUT`);
    },
    async get(file) {
      const response = await disk.fetch(addressOf(file));
      if (response.ok) return response.body ?? undefined;
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new Error(`the photo store answered ${response.status} to a GET`);
    },
    delete: remove,
    deleteFolder: remove,
  };
}

/** The same stream, and why it failed: the service takes a stream that fails for one that ended, and keeps what came. */
function watched(bytes: ReadableStream<Uint8Array>) {
  const reader = bytes.getReader();
  const sent = {
    failure: undefined as Error | undefined,
    body: new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const part = await reader.read();
          if (part.done) controller.close();
          else controller.enqueue(part.value);
        } catch (failure) {
          sent.failure = failure instanceof Error ? failure : new Error(String(failure));
          throw failure;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    }),
  };
  return sent;
}
