/** What no accent can be taken off of. */
const SPELLED: Record<string, string> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  ł: "l",
  Ł: "L",
  þ: "th",
  Þ: "TH",
  ı: "i",
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
  "&": "+",
  _: "-",
  "@": "(at)",
};

/**
 * A text as every bank of SEPA takes it (EPC217-08): Latin letters without accents, digits, and `/ - ? : ( ) . , ' +`; of at least one
 * and at most `most` signs. What has no letter there is a full stop; a slash is a hyphen, as banks refuse it at either end and twice.
 */
export function sepaText(text: string, most: number): string {
  const spelled = [...text.normalize("NFC")].map((sign) => SPELLED[sign] ?? sign).join("");
  const plain = spelled
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("/", "-")
    .replace(/\s+/gu, " ")
    .replace(/[^A-Za-z0-9\-?:().,'+ ]/gu, ".");
  return plain.trim().slice(0, most).trim() || "-";
}
