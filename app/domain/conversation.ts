import { cleanText } from "./clean-text.ts";

/** Bubbles of the spec's chat screens (§2). */
export type MessageKind = "text" | "gift" | "photo";

/** What a message is: a gift or a photo may have words, which then cost nothing more. */
export function kindOf({ gift, photo }: { gift?: string | null | undefined; photo?: unknown }): MessageKind {
  if (photo) return "photo";
  return gift ? "gift" : "text";
}

/**
 * What is wrong with the text of a message, in the codes of its field, judged as it would be stored. `length` in
 * characters as people count them, so that an emoji is one: the setting message_length (spec §3), or less.
 */
export function messageProblem(text: string, length: number): "message_empty" | "message_too_long" | undefined {
  const words = cleanText(text);
  if (!words) return "message_empty";
  return words.length <= length || [...words].length <= length ? undefined : "message_too_long";
}
