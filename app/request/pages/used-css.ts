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
  const kept = keptRules(rules, names);
  const used = usedNames(
    kept,
    [...names].filter((name) => name.startsWith("--")),
  );
  return written(kept, used);
}

/** Without the rules and selectors of which a class is missing. */
function keptRules(rules: readonly CssRule[], classes: ReadonlySet<string>): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if (rule.kind === "group") return [{ ...rule, rules: keptRules(rule.rules, classes) }];
    if (rule.kind !== "style") return [rule];
    const selectors = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

/** The custom properties and key frames that something kept uses, not only another one that nothing uses. */
function usedNames(kept: readonly CssRule[], wanted: string[]): Set<string> {
  const usesOf = new Map<string, string[]>();
  for (const { name, uses } of namedParts(kept)) {
    if (name === undefined) wanted.push(...uses);
    else usesOf.set(name, [...(usesOf.get(name) ?? []), ...uses]);
  }
  const used = new Set(wanted);
  // A set may grow while it is walked.
  for (const name of used) for (const other of usesOf.get(name) ?? []) used.add(other);
  return used;
}

/** What the rules consist of; `name` is that of a custom property or of key frames. */
function namedParts(rules: readonly CssRule[]): { name?: string; uses: string[] }[] {
  return rules.flatMap((rule) => {
    if (rule.kind === "group") return namedParts(rule.rules);
    if (rule.kind === "style") return rule.parts.map(({ property, uses }) => ({ name: property, uses }));
    return [rule.kind === "keyframes" ? rule : { uses: rule.uses }];
  });
}

function written(rules: readonly CssRule[], used: ReadonlySet<string>): string {
  return rules.map((rule) => textOf(rule, used)).join("");
}

function textOf(rule: CssRule, used: ReadonlySet<string>): string {
  if (rule.kind === "other") return rule.text;
  if (rule.kind === "keyframes") return used.has(rule.name) ? rule.text : "";
  if (rule.kind === "group") return block(rule.prelude, written(rule.rules, used));
  const parts = rule.parts.filter(({ property }) => property === undefined || used.has(property));
  return block(rule.selectors.map(({ text }) => text).join(","), parts.map(({ text }) => text).join(";"));
}

/** Nothing, when there is nothing in it. */
function block(prelude: string, inner: string): string {
  return inner && `${prelude}{${inner}}`;
}
