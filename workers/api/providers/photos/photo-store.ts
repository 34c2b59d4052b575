/** Where photos' bytes lie (design §1), by file name `<photo>/<variant>.<ext>`. Each call throws when the store fails. */
export interface PhotoStore {
  /** Stores all of it or nothing; a stream that fails stores nothing. */
  put(file: string, bytes: Uint8Array | ReadableStream<Uint8Array>): Promise<void>;
  /** Undefined when there is none. */
  get(file: string): Promise<ReadableStream | undefined>;
  /** Harmless when there is none. */
  delete(file: string): Promise<void>;
  /** Deletes a folder with all that is in it. Harmless when there is none. */
  deleteFolder(folder: string): Promise<void>;
}
