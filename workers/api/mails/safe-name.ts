import { mayBecomeLink } from "../../../app/domain/account/address-like.ts";

/** Hebrew, Arabic and the scripts beside them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/**
 * A name on one line, for a sentence of a mail or a push message. One that is read from right to left stands between U+2068
 * and U+2069, as in `bdi`: where no mark-up says otherwise, a line that begins with it would be turned around. Undefined when it looks like an address: anybody can sign up somebody else's mail address, and a
 * name of "you won at example.com" would make our greeting their advertisement.
 */
export function safeName(name: string): string | undefined {
  const line = oneLine(name);
  if (line === "" || mayBecomeLink(line)) return undefined;
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** Without line ends and other control characters, which mean something in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
