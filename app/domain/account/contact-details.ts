import { asRead, holdsAddress } from "./address-like.ts";
import { holdsPhoneNumber } from "./phone-number.ts";

/** Of the countries we serve, and those that anybody may take. More would take names for addresses: "J.Peters". */
const ENDINGS =
  "com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|fi|no|se|uk|ie|us|ca|au|nz|me|io|app|site|online|club|xyz|chat|dating|link|ly|gg|tv|page|shop|live";
/** Small or large: "walking.It is" is a full stop whose space was forgotten. */
const LINK = new RegExp(
  String.raw`[\p{L}\d][\p{L}\d-]*\.(?:[\p{L}\d-]+\.)*(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\d])`,
  "u",
);
/** Written out: "anna (dot) com". */
const SPOKEN_LINK =
  /(?<!\p{L})[([]?(?:dot|punt|punkt|point|punto|prik|piste|kropka)[)\]]?\s*(?:com|net|org|info|eu|nl)(?!\p{L})/iu;
/** The name that somebody has elsewhere: "@anna_52". */
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/u;

/** Distinctive enough to be found inside a word, or with signs between its letters: "W h a t s A p p". */
const SITES = /whats?app|telegram|facebook|instagram|snapchat|tiktok|onlyfans|wechat|messenger|hotmail|gmail|kakaotalk/;
/** Part of other words and names, so only by themselves. */
const SHORT_SITES = /(?<!\p{L})(?:insta|snap|skype|viber|discord|tinder|badoo|twitter|wapp|fb|ig|icq)(?!\p{L})/u;

/** What leads somewhere else: an address of a mailbox or a page, with or without "https", or a telephone number. */
export function holdsContactDetails(text: string): boolean {
  const read = asRead(text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ""));
  return holdsAddress(read) || LINK.test(read) || SPOKEN_LINK.test(read) || HANDLE.test(read) || holdsPhoneNumber(text);
}

/** Is another site or messenger named in it, as in "Anna on WhatsApp"? */
export function namesOtherSite(text: string): boolean {
  const read = asRead(text).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return SITES.test(read.replaceAll(/[^\p{L}]/gu, "")) || SHORT_SITES.test(read);
}
