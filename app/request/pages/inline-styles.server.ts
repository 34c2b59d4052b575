import type { CssRule } from "./css-rules.ts";
import type { Platform } from "../platform.server.ts";
import { type UsedNames, usedCss } from "./used-css.ts";

const MAX_KEPT = 100;

interface Styles {
  /** The element with the rules, as it stands in the head. */
  element: Uint8Array;
  /** `sha256-…`, as the content security policy names it. */
  hash: string;
}

let sheet: { path: string; rules: CssRule[] } | undefined;
const made = new Map<string, Styles>();
const madeFor = new WeakMap<UsedNames, Styles>();

/** The rules of the built style sheet, read once in the life of this isolate; `undefined` when there is none (development). */
export async function styleSheet(path: string | undefined, { asset, log }: Platform): Promise<CssRule[] | undefined> {
  if (!path || !import.meta.env.PROD) return undefined;
  if (sheet?.path === path) return sheet.rules;
  const response = await asset(`${path}.json`);
  if (!response.ok) {
    log({ level: "error", event: "style_rules_not_found", path, status: response.status });
    return undefined;
  }
  sheet = { path, rules: (await response.json()) as CssRule[] };
  return sheet.rules;
}

/** The rules that a page uses, which are written into its head, so that one request paints it (measures P5). */
export async function stylesFor(used: UsedNames, rules: CssRule[]): Promise<Styles> {
  const known = madeFor.get(used);
  if (known) return known;
  const styles = await stylesOf(used.names, rules);
  madeFor.set(used, styles);
  return styles;
}

async function stylesOf(names: ReadonlySet<string>, rules: CssRule[]): Promise<Styles> {
  const key = [...names].sort().join(" ");
  const known = made.get(key);
  if (known) return known;
  const css = usedCss(rules, names);
  const styles = { element: new TextEncoder().encode(`<style>${css}</style>`), hash: await sha256(css) };
  if (made.size >= MAX_KEPT) made.clear();
  made.set(key, styles);
  return styles;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
