/** What of a `KeyboardEvent` matters here. */
type Press = Pick<
  KeyboardEvent,
  "key" | "keyCode" | "isComposing" | "repeat" | `${"ctrl" | "meta" | "shift" | "alt"}Key`
>;

/**
 * Does this press send what is in the field? Ctrl or Cmd with Enter always does, Enter alone where the member wants that
 * (`enterSends`), Shift with Enter never. While an input method composes, Enter takes its word; some browsers only say so by the
 * code 229.
 */
export function sendsMessage(press: Press, enterSends: boolean): boolean {
  const { key, keyCode, isComposing, repeat, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (key !== "Enter" || isComposing || keyCode === 229 || repeat || shiftKey || altKey) return false;
  return ctrlKey || metaKey || enterSends;
}
