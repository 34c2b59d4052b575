import type { CssRule } from "./css-rules.ts";

/** What HTML names: classes, and the custom properties (`--x`) that its drawings use. */
export interface UsedNames {
  /** The same for what names the same in the same order; anything else differs. */
  key: string;
  names: ReadonlySet<string>;
}

const known = new Map<string, UsedNames>();

/** What `html` names. Pages are many and the lists of names in them few: each is read once. */
export function namesIn(html: string): UsedNames {
  const lists = classListsIn(html);
  for (const [property] of html.includes("var(--") ? html.matchAll(PROPERTY) : []) lists.add(property);
  const key = [...lists].join("\n");
  return known.get(key) ?? remembered(key, readLists(lists));
}

/** What all of these name together. */
export function allNames(parts: readonly UsedNames[]): UsedNames {
  const distinct = [...new Set(parts)];
  const key = distinct.map((part) => part.key).join("\n\n");
  return known.get(key) ?? remembered(key, new Set(distinct.flatMap(({ names }) => [...names])));
}

function remembered(key: string, names: ReadonlySet<string>): UsedNames {
  const used = { key, names };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, used);
  return used;
}

/** A page or a part names about a kilobyte. */
const MOST_KNOWN = 1000;

const PROPERTY = /var\((--[\w-]+)/g;

function readLists(lists: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  for (const list of lists) {
    for (const name of list.replace(/^var\(/, "").split(/\s+/)) if (name) names.add(name);
  }
  return names;
}

/** The different values of `class` attributes. Every page that is hydrated is searched, so this is no regex. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    if (at < 0) break;
    lists.add(html.slice(start, at));
  }
  return lists;
}

const CLASS = ' class="';

/**
 * The rules that can apply to a page with these names: every class of a selector must be there. Rules without a class
 * (elements, attributes, `:root`) stay; key frames and custom properties stay when something that is kept uses them.
 */
export function usedCss(rules: readonly CssRule[], names: ReadonlySet<string>): string {
  const kept = withUsedProperties(written(rules, names), names);
  const frames = keyframesOf(rules).filter(({ name }) => new RegExp(`[\\s:,]${escaped(name)}\\b`).test(kept));
  return kept + frames.map(({ text }) => text).join("");
}

const DECLARATION = /(--[\w-]+):([^;{}]*)(;|(?=\}))/g;

/** Drops the custom properties that nothing here reads, not even another property that is read. */
function withUsedProperties(css: string, names: ReadonlySet<string>): string {
  const reads = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(DECLARATION)) {
    reads.set(name, [...(reads.get(name) ?? []), ...readsOf(value)]);
  }
  const used = new Set<string>();
  const open = [...names, ...readsOf(css.replaceAll(DECLARATION, ""))];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(reads.get(name) ?? []));
  }
  return css.replaceAll(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ""));
}

function readsOf(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

function written(rules: readonly CssRule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => textOf(rule, classes)).join("");
}

function textOf(rule: CssRule, classes: ReadonlySet<string>): string {
  if (rule.kind === "other") return rule.text;
  if (rule.kind === "keyframes") return "";
  if (rule.kind === "group") {
    const inner = written(rule.rules, classes);
    return inner && `${rule.prelude}{${inner}}`;
  }
  const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
  return selectors.length > 0 ? `${selectors.join(",")}{${rule.body}}` : "";
}

const classesBySelector = new Map<string, string[]>();

/** Classes that must be there, in `:has(…)` too; what stands in `:not(…)`, `:is(…)`, `[…]` or a list need not be. */
function classesOf(selector: string): string[] {
  const known = classesBySelector.get(selector);
  if (known) return known;
  let plain = selector.replaceAll(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(plain)) {
    plain = plain.replaceAll(/(:has)?\(([^()]*)\)/g, (_, has, inner: string) =>
      has && !inner.includes(",") ? ` ${inner} ` : "",
    );
  }
  const names = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  classesBySelector.set(selector, names);
  return names;
}

function keyframesOf(rules: readonly CssRule[]): { name: string; text: string }[] {
  return rules.flatMap((rule) => {
    if (rule.kind === "group") return keyframesOf(rule.rules);
    return rule.kind === "keyframes" ? [rule] : [];
  });
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
