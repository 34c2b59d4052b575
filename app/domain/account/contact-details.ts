import { asRead, holdsAddress } from "./address-like.ts";
import { holdsPhoneNumber } from "./phone-number.ts";
import { readingsOf } from "./look-alikes.ts";

/** Of the countries we serve, their neighbours, and those that anybody may take. More would take names for addresses: "J.Peters". */
const ENDINGS =
  "com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|fi|no|se|uk|ie|us|ca|au|nz|io|app|site|online|club|xyz|chat|dating|link|ly|gg|tv|page|shop|live" +
  "|me|co|ru|ua|by|cz|sk|hu|ro|bg|gr|tr|pt|lt|lv|ee|br|cn|cc|tk|su|pw|ws|pro|vip|bio|mobi|blog|email|cloud|store|dev|ai";
/** Those that are words of no language of ours, so that even a space before the dot means an address. */
const PLAIN_ENDINGS = "com|org|eu|nl|ru|uk|pl|fr";
/** Words too: "io" is Italian for I, "net" Dutch for just now, "co" Polish for what. An address only behind another part of one. */
const WORD_ENDINGS = "net|info|co|io";
/** Small or large: "walking.It is" is a full stop whose space was forgotten. Only the last dot is looked at, so that a long text costs little. */
const LINK = new RegExp(String.raw`[\p{L}\d]-*\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\d])`, "u");
/** Words of our languages, and what no name or town ends with: "anna.love". */
const NAME_ENDINGS = "love|top|men|cam|single|one|space|world|life|today|win|gay";
/** Small or large, as surnames are neither: "Ed.Gay". */
const LINK_OF_NAME = new RegExp(
  String.raw`\p{L}{2}\d*-*\.(?:${NAME_ENDINGS}|${NAME_ENDINGS.toUpperCase()})(?![\p{L}\d])`,
  "u",
);
/** No surnames, so in any letters: "Anna.Porn". */
const LINK_OF_NO_SURNAME =
  /\p{L}{2}\d*-*\.(?:sex|xxx|porn|adult|website|singles|date|women|fun|social|wiki|lol|click|рф|онлайн)(?![\p{L}\d])/iu;
/** Dots in the middle of a line: they part lists ("koken · dansen"), French words ("retraité·es") and Catalan letters ("Marcel·la"). */
const RAISED_DOT = String.raw`[\u00b7\u2022\u2027\u2219\u22c5\u25aa\u25cf\u30fb]`;
/** "annalove·nl", "annalove • com": only before what is no word. */
const RAISED_LINK = new RegExp(
  String.raw`[\p{L}\d](?:${RAISED_DOT}(?:nl|ru|uk|pl)|\s*${RAISED_DOT}\s*(?:com|org|COM|ORG))(?![\p{L}\d])`,
  "u",
);
/** "anna52 . carrd . co". */
const SPACED_LINK = new RegExp(
  String.raw`[\p{L}\d]\s+\.\s*(?:(?:[\p{L}\d-]+\s*\.\s*){0,4}(?:${PLAIN_ENDINGS})|(?:[\p{L}\d-]+\s*\.\s*){1,4}(?:${WORD_ENDINGS}))(?![\p{L}\d])`,
  "u",
);
/** "anna @ gmail . com". */
const SPACED_ADDRESS = new RegExp(
  String.raw`\S\s*@\s*[\p{L}\d-]+(?:\s*\.\s*[\p{L}\d-]+)*?\s*\.\s*(?:${ENDINGS})(?![\p{L}\d])`,
  "iu",
);
/** "anna@gmail"; an @ for an a has one letter before it: "M@rijke". */
const HALF_ADDRESS = /[\p{L}\d._-]{2}@[\p{L}\d]{3}/u;
/** Written out: "anna (dot) com". */
const SPOKEN_LINK =
  /(?<!\p{L})[([]?(?:dot|punt|punkt|point|punto|prik|piste|kropka)[)\]]?\s*(?:com|net|org|info|eu|nl)(?!\p{L})/iu;
/** "anna [.] com". */
const BRACKETED_DOT = /\s?[[({]\s?\.\s?[\])}]\s?/g;
/** The name that somebody has elsewhere: "@anna_52". */
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/u;

/** Distinctive enough to be found inside a word; Schwechat is a town. */
const SITES =
  /whats?app|telegram|facebook|instagram|snapchat|tiktok|onlyfans|(?<!sch)wechat|messenger|hotmail|gmail|kakaotalk|vkontakte|threema|linktree/;
/** Of those, what is no other word when it is written as two: "we chat" is one. */
const SITES_OF_TWO_WORDS =
  /(?<!\p{L})(?:what\P{L}?s app|face book|insta gram|snap chat|tik tok|only fans|kakao talk|link tree|g mail)(?!\p{L})/u;
/** Part of other words and names, so only by themselves. */
const SHORT_SITES = /(?<![\p{L}])(?:insta|snap|skype|viber|discord|tinder|badoo|twitter|wapp|fb|ig|icq)(?!\p{L})/u;
/** A first name too ("Kik Jansen"), so only behind what is none: "anna_52 kik", "anna on kik". */
const KIK =
  /(?:(?=\s)(?<=[\d_:]\S*)|(?<!\p{L})(?:op|on|auf|sur|via|my|mijn))\s+kik(?!\p{L})|(?<!\p{L})kik(?:\s*[:=_]|\s?me(?!\p{L})|\s+\p{L}+(?:_|\d{3}))/u;
/** Telegram's and WhatsApp's own addresses with another dot or none: "tme/anna", "wa·me/316". */
const DOTLESS_LINK = new RegExp(String.raw`(?<!\p{L})(?:t|wa)(?:[.\s]|${RAISED_DOT})?me\/[\p{L}\d]`, "u");
/** "t me anna"; large letters are initials: "T. M. E. Jansen". */
const SPOKEN_TELEGRAM = /(?<![\p{L}\d'’])[tTтТ]\s?(?:me|ме)\s+[\p{L}\d]/u;
/** Among other words they only count where somebody's name there seems to follow: "snap" is Dutch for "understand". */
const SHORT_SITES_OF_TEXT =
  /(?<!\p{L})(?:(?:insta|skype|viber|wapp|fb|icq)(?!\p{L})|(?:snap|kik|ig|signal|discord|line|twitter)\s*[:=])/u;

/**
 * What leads somewhere else: an address of a mailbox or a page, with or without "https", a telephone number, another
 * messenger. It rather finds too much.
 */
export function holdsContactDetails(text: string): boolean {
  const shown = text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
  const read = asRead(shown).replaceAll(BRACKETED_DOT, ".");
  return [read, withoutGaps(read)].some(holdsLink) || holdsPhoneNumber(text);
}

/** Is another site or messenger mentioned in a longer text, as in "find me on WhatsApp"? */
export function mentionsOtherSite(text: string): boolean {
  return readingsOf(text).some((read) => namesSite(read) || SHORT_SITES_OF_TEXT.test(read));
}

/** Is another site or messenger named in a name, as in "Anna on WhatsApp", or a page as only a name's reader takes it for one? */
export function namesOtherSite(name: string): boolean {
  const shown = asRead(name);
  const named = [SHORT_SITES, KIK, DOTLESS_LINK];
  return (
    [LINK_OF_NAME, LINK_OF_NO_SURNAME, SPOKEN_TELEGRAM].some((one) => one.test(shown)) ||
    readingsOf(name).some((read) => namesSite(read) || named.some((one) => one.test(read)))
  );
}

/** Word by word: letters of two words are no site ("three married", "long mails"). Signs inside one count little: "Whats-app". */
function namesSite(read: string): boolean {
  if (SITES_OF_TWO_WORDS.test(read.replaceAll(/\s+/g, " "))) return true;
  return read.split(/\s+/).some((word) => {
    const parts = word.split(/[^\p{L}]+/u);
    const whole = parts.join("");
    return parts.some((part) => SITES.test(part)) || SITES.exec(whole)?.[0] === whole;
  });
}

function holdsLink(read: string): boolean {
  return (
    holdsAddress(read) ||
    [LINK, RAISED_LINK, SPACED_LINK, SPACED_ADDRESS, HALF_ADDRESS, SPOKEN_LINK, HANDLE].some((one) => one.test(read))
  );
}

/** "a n n a @ g m a i l . c o m": letters and signs that all stand alone are one word. */
function withoutGaps(read: string): string {
  return read.replaceAll(/(?<!\S)\S(?: \S(?!\S)){3,}/gu, (word) => word.replaceAll(" ", ""));
}
