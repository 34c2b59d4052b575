import { mayBecomeLink } from "../../../app/domain/account/address-like.ts";

/**
 * A name on one line. Undefined when it looks like an address: anybody can sign up somebody else's mail address, and a
 * name of "you won at example.com" would make our greeting their advertisement.
 */
export function safeName(name: string): string | undefined {
  const line = oneLine(name);
  return line === "" || mayBecomeLink(line) ? undefined : line;
}

/** Without line ends and other control characters, which mean something in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
