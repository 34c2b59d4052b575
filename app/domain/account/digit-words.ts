/** Nought to nine in the languages of spec §1, as somebody writes a number out to hide it. Accents are off. */
const words: readonly (readonly string[])[] = [
  ["zero", "oh", "nul", "null", "nulla", "cero", "nolla", "noll"],
  ["one", "een", "eins", "un", "une", "uno", "en", "yksi", "ett", "jeden"],
  ["two", "twee", "zwei", "zwo", "deux", "dos", "due", "to", "kaksi", "tva", "dwa"],
  ["three", "drie", "drei", "trois", "tres", "tre", "kolme", "trzy"],
  ["four", "vier", "quatre", "cuatro", "quattro", "fire", "nelja", "fyra", "cztery"],
  ["five", "vijf", "funf", "fuenf", "cinq", "cinco", "cinque", "fem", "viisi", "piec"],
  ["six", "zes", "sechs", "seis", "sei", "seks", "kuusi", "sex", "szesc"],
  ["seven", "zeven", "sieben", "sept", "siete", "sette", "syv", "sju", "seitseman", "siedem"],
  ["eight", "acht", "huit", "ocho", "otto", "otte", "atte", "kahdeksan", "atta", "osiem"],
  ["nine", "negen", "neun", "neuf", "nueve", "nove", "ni", "yhdeksan", "nio", "dziewiec"],
];

/** From ten on: telephone numbers are told in pairs, "douze trente-quatre". A compound is its parts: "vierendertig". */
const higher: Readonly<Record<string, string>> = {
  "10": "ten tien zehn dix dieci diez ti tio kymmenen dziesiec",
  "11": "eleven elf onze undici once elleve elva jedenascie",
  "12": "twelve twaalf zwolf douze dodici doce tolv dwanascie",
  "13": "thirteen dertien dreizehn treize tredici trece tretten tretton trzynascie",
  "14": "fourteen veertien vierzehn quatorze quattordici catorce fjorten fjorton czternascie",
  "15": "fifteen vijftien funfzehn fuenfzehn quinze quindici quince femten femton pietnascie",
  "16": "sixteen zestien sechzehn seize sedici dieciseis seksten sexton szesnascie",
  "17": "seventeen zeventien siebzehn diciassette diecisiete sytten sjutton siedemnascie",
  "18": "eighteen achttien achtzehn diciotto dieciocho atten arton osiemnascie",
  "19": "nineteen negentien neunzehn diciannove diecinueve nitten nitton dziewietnascie",
  "20": "twenty twintig zwanzig vingt venti veinte veinti tyve tjue tjugo dwadziescia",
  "30": "thirty dertig dreissig trente trenta treinta tredive tretti trettio trzydziesci",
  "40": "forty veertig vierzig quarante quaranta cuarenta fyrre førti fyrtio czterdziesci",
  "50": "fifty vijftig funfzig fuenfzig cinquante cinquanta cincuenta halvtreds femti femtio piecdziesiat",
  "60": "sixty zestig sechzig soixante sessanta sesenta seksti sextio szescdziesiat",
  "70": "seventy zeventig siebzig septante settanta setenta halvfjerds sytti sjuttio siedemdziesiat",
  "80": "eighty tachtig achtzig huitante octante ottanta ochenta firs atti attio osiemdziesiat",
  "90": "ninety negentig neunzig nonante novanta noventa halvfems nitti nittio dziewiecdziesiat",
  // Finnish makes its own of these and a digit: "kaksitoista", "kaksikymmentä".
  "1": "toista",
  "0": "kymmenta",
};

const digits = new Map([
  ...Object.entries(higher).flatMap(([value, names]) => names.split(" ").map((name) => [name, value] as const)),
  ...words.flatMap((names, digit) => names.map((name) => [name, String(digit)] as const)),
]);
const longestFirst = [...digits.keys()].sort((one, other) => other.length - one.length).join("|");
/** "Vierunddreißig", "fireogtredive". */
const RUN = new RegExp(
  String.raw`(?<!\p{L})(?:${longestFirst})(?:(?:und|og|e|en)?(?:${longestFirst}))*(?!\p{L})`,
  "gu",
);
const WORD = new RegExp(longestFirst, "gu");

/**
 * "nul zes" becomes "0 6", "zerosix" too, "twelve" 12; of a compound it is only sure to have at least as many digits as the
 * number. `text`: in small letters, without accents.
 */
export function digitsOfWords(text: string): string {
  return text.replaceAll(RUN, (run, at: number) => {
    if (OTHER_WORDS.has(run) && !besideDigitWord(text, { run, at })) return run;
    return run.replaceAll(WORD, (word) => digits.get(word) ?? word).replaceAll(/\p{L}/gu, "");
  });
}

/** In Danish a one and a two, but "and" in Dutch and a small English word: a digit only beside another one. */
const OTHER_WORDS = new Set(["en", "to"]);

function besideDigitWord(text: string, { run, at }: { run: string; at: number }): boolean {
  const before = /(\p{L}+)[^\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - 30), at))?.[1] ?? "";
  const behind = /^[^\p{L}\p{N}]*(\p{L}+)/u.exec(text.slice(at + run.length, at + run.length + 30))?.[1] ?? "";
  return [before, behind].some((word) => digits.has(word) && !OTHER_WORDS.has(word));
}
