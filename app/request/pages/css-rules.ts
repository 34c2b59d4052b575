/** One rule of the built style sheet, read at build time (`scripts/styles/css-rules.ts`). */
export type CssRule =
  | { kind: "style"; selectors: CssSelector[]; parts: CssPart[] }
  /** Media, supports, layer or container: rules under a condition. */
  | { kind: "group"; prelude: string; rules: CssRule[] }
  | ({ kind: "keyframes"; name: string } & CssPart)
  | ({ kind: "other" } & CssPart);

export interface CssSelector {
  text: string;
  /** Those that have to be on the page for the selector to fit anything. */
  classes: string[];
}

/** One custom property of a rule, or declarations that always stay with it. */
export interface CssPart {
  text: string;
  /** `--x`, if this defines it. */
  property?: string;
  /** Custom properties and key frames that it uses. */
  uses: string[];
}
