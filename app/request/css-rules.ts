/** One rule of a style sheet: its text, or a group (media, supports, layer …) of rules. */
export type CssRule =
  | { kind: "style"; selectors: string[]; body: string }
  | { kind: "group"; prelude: string; rules: CssRule[] }
  | { kind: "keyframes"; name: string; text: string }
  | { kind: "other"; text: string };

/** Splits a built style sheet into its rules. Written for our own build's output: no nesting inside style rules. */
export function parseCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = find(css, at, "{;");
    const prelude = css
      .slice(at, end)
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .trim();
    if (css[end] !== "{") {
      if (prelude) rules.push({ kind: "other", text: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = closing(css, end);
    if (prelude) rules.push(ruleOf(prelude, css.slice(end + 1, close)));
    at = close + 1;
  }
  return rules;
}

function ruleOf(prelude: string, body: string): CssRule {
  if (!prelude.startsWith("@")) return { kind: "style", selectors: splitSelectors(prelude), body };
  const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(prelude);
  if (keyframes?.[1]) return { kind: "keyframes", name: keyframes[1], text: `${prelude}{${body}}` };
  if (/^@(media|supports|layer|container)\b/.test(prelude)) return { kind: "group", prelude, rules: parseCss(body) };
  return { kind: "other", text: `${prelude}{${body}}` };
}

/** The list's selectors; commas inside `:is(…)` or `[…]` part nothing. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let from = 0;
  for (;;) {
    const comma = find(list, from, ",");
    selectors.push(list.slice(from, comma).trim());
    if (comma >= list.length) return selectors;
    from = comma + 1;
  }
}

/** The next of `wanted` outside strings, comments and brackets; the text's length when there is none. */
function find(text: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (depth === 0 && wanted.includes(char)) return at;
    if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth--;
    else at = skip(text, at);
  }
  return text.length;
}

/** The brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return at;
    else at = skip(text, at);
  }
  return text.length;
}

/** Past a string, a comment or an escaped character; `at` itself when there is none. */
function skip(text: string, at: number): number {
  const char = text.charAt(at);
  if (char === "\\") return at + 1;
  if (char === "/" && text.charAt(at + 1) === "*") {
    const end = text.indexOf("*/", at + 2);
    return end < 0 ? text.length : end + 1;
  }
  if (char !== '"' && char !== "'") return at;
  let end = at + 1;
  while (end < text.length && text.charAt(end) !== char) end += text.charAt(end) === "\\" ? 2 : 1;
  return end;
}
