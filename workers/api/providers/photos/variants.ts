/** What is made of every upload; nothing else is stored (design §1). Sizes and formats: decision 0017. */
const extensions = { full: "webp", large: "webp", match: "webp", thumb: "webp", blur: "webp" } as const;

export type Variant = keyof typeof extensions;
export const variants = Object.keys(extensions) as Variant[];

/** A photo's file for one variant, as the store and the address name it: `<photo>/<variant>.<ext>`. */
export function fileOf(photo: string, variant: Variant): string {
  return `${photo}/${variant}.${extensions[variant]}`;
}

/** Photos that were made before these variants were have none; the large one is shown instead. */
export const olderVariant: Partial<Record<Variant, Variant>> = { full: "large", match: "large" };

/** All variants of a photo. */
export function folderOf(photo: string): string {
  return photo;
}

/** A name that no address has (`servePhoto`): nobody is to see it for the time being. */
export function withheldFileOf(file: string): string {
  return `withheld/${file}`;
}

/**
 * Where a photo's best picture may lie, for its owner's export and for evidence: withheld or not, and the upload (`upload`: its attempt) where
 * nothing is made of it yet.
 */
export function bestFilesOf(photo: string, upload: string | null): string[] {
  const best = [fileOf(photo, "full"), fileOf(photo, "large")];
  return [...best.flatMap((file) => [file, withheldFileOf(file)]), ...(upload ? [rawFileOf(photo, upload)] : [])];
}

/** An upload as it came, until its variants are made: each attempt has its own. No address leads there (`servePhoto`). */
export function rawFileOf(photo: string, attempt: string): string {
  return `raw/${photo}.${attempt}`;
}
