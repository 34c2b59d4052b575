/** What is made of every upload; nothing else is stored (design §1). Sizes and formats: decision 0017. */
const extensions = { large: "webp", thumb: "webp", blur: "webp" } as const;

export type Variant = keyof typeof extensions;
export const variants = Object.keys(extensions) as Variant[];

/** A photo's file for one variant, as the store and the address name it: `<photo>/<variant>.<ext>`. */
export function fileOf(photo: string, variant: Variant): string {
  return `${photo}/${variant}.${extensions[variant]}`;
}
