/** Letters that are one letter with a sign for whoever types them, though Unicode does not take them apart. */
const ALIKE: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** A text in small letters without accents. */
export function foldedText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđı]/g, (letter) => ALIKE[letter] ?? letter);
}

/** The words of a text in small letters and digits without accents, in their order: "Ga je mee naar Café’s?" is ga, je, mee, naar, cafe, s. */
export function foldedWords(text: string): string[] {
  return foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
