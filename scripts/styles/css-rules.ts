import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";
import type { CssPart, CssRule, CssSelector } from "../../app/request/pages/css-rules.ts";

const GROUPS = ["media", "supports", "layer", "container"];

/** A built style sheet as data, from which the web Worker picks the rules that a page uses (decision 0143). */
export function cssRules(css: string): CssRule[] {
  const root = postcss.parse(css);
  const frames = new Set<string>();
  root.walkAtRules(/keyframes$/, ({ params }) => void frames.add(params));
  return rulesIn(root, frames);
}

function rulesIn({ nodes = [] }: Partial<Container>, frames: ReadonlySet<string>): CssRule[] {
  return nodes.flatMap((node) => {
    if (node.type === "rule") return [styleRule(node, frames)];
    return node.type === "atrule" ? [atRule(node, frames)] : [];
  });
}

function atRule(node: AtRule, frames: ReadonlySet<string>): CssRule {
  const { name, params, nodes, raws } = node;
  if (nodes && GROUPS.includes(name))
    return { kind: "group", prelude: `@${name}${raws.afterName ?? " "}${params}`, rules: rulesIn(node, frames) };
  const text = nodes ? node.toString() : `${node.toString()};`;
  const uses = usesOf(text, frames).filter((used) => used !== params);
  return name.endsWith("keyframes") ? { kind: "keyframes", name: params, text, uses } : { kind: "other", text, uses };
}

function styleRule({ selector, nodes }: Rule, frames: ReadonlySet<string>): CssRule {
  const selectors = parseSelectors().astSync(selector).nodes.map(selectorOf);
  const parts: CssPart[] = [];
  for (const node of nodes) {
    if (node.type === "comment") continue;
    const part = partOf(declarationOf(node), frames);
    const last = parts.at(-1);
    if (last === undefined || last.property !== undefined || part.property !== undefined) parts.push(part);
    else parts[parts.length - 1] = { text: `${last.text};${part.text}`, uses: [...last.uses, ...part.uses] };
  }
  return { kind: "style", selectors, parts };
}

/** The build's minifier leaves no rule inside a rule; the Worker does not look for any. */
function declarationOf(node: ChildNode): Declaration {
  if (node.type !== "decl") throw node.error("The style sheet nests rules: see scripts/styles/css-rules.ts.");
  return node;
}

function partOf(node: Declaration, frames: ReadonlySet<string>): CssPart {
  const uses = usesOf(node.value, /^(animation|--)/.test(node.prop) ? frames : new Set());
  return { text: node.toString(), ...(node.variable && { property: node.prop }), uses };
}

/** The custom properties that a text reads, and the key frames that it names. */
function usesOf(text: string, frames: ReadonlySet<string>): string[] {
  const properties = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
  return [...properties, ...text.split(/[\s,:;]+/).filter((word) => frames.has(word))];
}

function selectorOf(selector: Selector): CssSelector {
  return { text: selector.toString().trim(), classes: classesOf(selector) };
}

/** Classes that must be there, in `:has(…)` too; what stands in `:not(…)`, `:is(…)` or a list need not be. */
function classesOf({ nodes }: { nodes: Node[] }): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "class") return [node.value];
    if (node.type !== "pseudo" || node.value !== ":has" || node.nodes.length !== 1) return [];
    return node.nodes.flatMap(classesOf);
  });
}
