import type { PhotoStore } from "./photo-store.ts";

/** R2, on the edge. */
export function r2PhotoStore(bucket: R2Bucket): PhotoStore {
  return {
    async put(file, bytes) {
      // R2 wants to know the length before.
      await bucket.put(file, bytes instanceof Uint8Array ? bytes : await new Response(bytes).arrayBuffer());
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
