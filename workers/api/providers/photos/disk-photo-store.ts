import type { PhotoStore } from "./photo-store.ts";

/** A folder behind workerd's disk service, which speaks HTTP: for whoever hosts the site themselves. */
export function diskPhotoStore(disk: Fetcher): PhotoStore {
  const addressOf = (file: string) => `http://photos/${file}`;
  return {
    async put(file, bytes) {
      const response = await disk.fetch(addressOf(file), { method: "PUT", body: bytes });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the photo store answered ${response.status} to a PUT`);
    },
    async get(file) {
      const response = await disk.fetch(addressOf(file));
      if (response.ok) return response.body ?? undefined;
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new Error(`the photo store answered ${response.status} to a GET`);
    },
    async delete(file) {
      const response = await disk.fetch(addressOf(file), { method: "DELETE" });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404)
        throw new Error(`the photo store answered ${response.status} to a DELETE`);
    },
  };
}
