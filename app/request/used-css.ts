import type { CssRule } from "./css-rules.ts";

/** The classes that a page's HTML names. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) if (name) classes.add(name);
  }
  return classes;
}

/**
 * The rules that can apply to a page with these classes: every class of a selector must be there. Rules without a class
 * (elements, attributes, `:root`) stay; key frames stay when a kept rule names them.
 */
export function usedCss(rules: readonly CssRule[], classes: ReadonlySet<string>): string {
  const kept = written(rules, classes);
  const frames = keyframesOf(rules).filter(({ name }) => new RegExp(`[\\s:,]${escaped(name)}\\b`).test(kept));
  return kept + frames.map(({ text }) => text).join("");
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

/** Classes that must be there; what stands in `:not(…)`, `:is(…)` or `[…]` need not be. */
function classesOf(selector: string): string[] {
  const known = classesBySelector.get(selector);
  if (known) return known;
  let plain = selector.replaceAll(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, "");
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
