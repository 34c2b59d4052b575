import { cautionKinds, type CautionKind } from "../../contract/safety/caution-kinds.ts";
import { holdsPhoneNumber } from "../account/phone-number.ts";
import { allWords } from "./caution-words/all.ts";
import { phraseFinder } from "./caution-words/phrases.ts";
import { ibansIn } from "./iban.ts";
import { namesPhoneNumber } from "./named-phone-number.ts";

let finder: ReturnType<typeof phraseFinder> | undefined;

/** Made with the first message, as it takes some milliseconds that a Worker's start has better uses for. */
function kindsIn(text: string): Set<string> {
  finder ??= phraseFinder(allWords);
  return finder(text);
}

/** Their addresses name nobody's words. */
const MESSENGER_LINK = /\b(?:wa\.me|t\.me|(?:api|web|chat)\.whatsapp\.com)\//i;

/** Without signs that nobody sees, and with one kind of letters, hyphens and spaces between digits: as it is read. Longer dashes stand between two numbers. */
function plainOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/(?<=[\dA-Z])_(?=\d)/g, " ");
}

/**
 * What a message speaks of that swindlers speak of, in the order of `cautionKinds`: its reader gets a word of advice. It rather finds
 * too little, as nobody reads advice at every other message; nothing is withheld or counted for it. Digits are a telephone number by
 * their form, or beside a word for calling where none is for an order or invoice. Decision 0201.
 */
export function cautionsIn(written: string): CautionKind[] {
  const text = plainOf(written);
  const found = kindsIn(text);
  if (MESSENGER_LINK.test(text)) found.add("messenger");
  const ibans = ibansIn(text);
  if (ibans.length > 0) found.add("bank_account");
  const rest = ibans.reduce((left, iban) => left.replace(iban, "|"), text);
  const isCalled = found.has("phone") && !found.has("number") && holdsPhoneNumber(rest);
  return cautionKinds.filter((kind) => (kind === "phone" ? isCalled || namesPhoneNumber(rest) : found.has(kind)));
}
