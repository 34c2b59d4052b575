import { asRead } from "./address-like.ts";

/** Letters of other scripts that read as a Latin one; each group is the Latin letter and those that look like it. */
const GROUPS =
  "aаαɑᴀꓮ bвβьʙꓐ cсϲᴄꓚ dԁđᴅꓓ eеєεᴇꓰ fꜰꓝ gɡɢꓖ hнΗʜꓧ iіιıΙɪꓲ jјᴊꓙ kкκᴋꓗ lӏłʟꓡ mмΜᴍꓟ nпηΝɴꓠ oоοøσᴏꓳ pрρᴘꓑ qԛ rгʀꓣ sѕꜱꓢ tтτᴛꓔ uυᴜꓴ vνѵᴠꓦ wԝωшᴡꓪ xхχꓫ yуγΥʏꓬ zζΖᴢꓜ";
const LATIN = new Map(
  GROUPS.split(" ").flatMap(([latin = "", ...others]) => others.map((letter) => [letter, latin] as const)),
);

/** Digits and signs that stand for a letter: "wh4tsapp". A one is an i or an l. */
const WRITTEN_AS: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  $: "s",
  "@": "a",
  "!": "i",
};

/** A word whose letters are kept apart: "I n s t a", "a.d.m.i.n". Three at least, as some people have two initials. */
const SPACED = /(?<![\p{L}\d])[\p{L}\d](?:[^\p{L}\d\n]{1,3}[\p{L}\d](?![\p{L}\d])){2,}/gu;

/**
 * What somebody may read in a short text: in small Latin letters without accents, as it is written, and with digits and large letters as the
 * letters that they look like. Words whose letters were kept apart are joined.
 */
export function readingsOf(text: string): string[] {
  const folded = asRead(text)
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "");
  const latin = smallLatin(folded);
  // A large I reads as a small l: "OnIyfans".
  const [written, large] = [latin, smallLatin(folded.replaceAll("I", "l"))].map((text) =>
    text.replaceAll(/[03457$@!]/g, (sign) => WRITTEN_AS[sign] ?? sign).replaceAll("vv", "w"),
  ) as [string, string];
  return [latin, written.replaceAll(/[1|]/g, "i"), written.replaceAll(/[1|]/g, "l"), large].map(joined);
}

function smallLatin(folded: string): string {
  return [...folded].map((letter) => LATIN.get(letter) ?? latinOf(letter.toLowerCase())).join("");
}

function latinOf(small: string): string {
  return LATIN.get(small) ?? small;
}

function joined(text: string): string {
  return text.replaceAll(SPACED, (word) => word.replaceAll(/[^\p{L}\d]/gu, ""));
}
