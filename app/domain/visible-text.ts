const invisible = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/**
 * What nobody sees, or what turns the text around it: control and format characters, fillers. A name of them is a blank
 * card, one with them passes for somebody else's, and an address with them reaches nobody. Marked as pure, it stays out of browsers.
 */
export const INVISIBLE = /* @__PURE__ */ new RegExp(`[${invisible}]`, "u");

const VISIBLE = new RegExp(String.raw`[^\s\p{M}${invisible}]`, "u");

/** Does anybody see something of it? Combining marks, such as accents, need a letter to stand on. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
