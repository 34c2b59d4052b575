/** Texts of one language by namespace, as the JSON files hold them. */
export type Bundle = Record<string, Record<string, unknown>>;

/** `{ "./common.json": texts }`, as Vite's glob answers it, becomes `{ common: texts }`. */
export function bundleOf(files: Record<string, Record<string, unknown>>): Bundle {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), texts]),
  );
}
