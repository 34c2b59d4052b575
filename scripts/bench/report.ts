import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join } from "node:path";
import { ROOT } from "../serve/build.ts";
import type { BenchPart, Findings, Goal } from "./part.ts";
import { holds, median, worstThird } from "./statistics.ts";

const FILE = join(ROOT, "docs", "bench.md");

const INTRODUCTION = `# Bench

Written by \`npm run bench\`; one part alone is \`npm run bench -- members\`. The contestants run side by side on bare
workerd, the server on one core and the load on another, in rounds that alternate; each figure is made of one round. A
claim holds if the worst third (the median of the worst third of the rounds) still passes.
`;

/** Puts a part's findings in the place of its older ones; the other parts stay as they are. */
export function writeReport(part: BenchPart, findings: Findings): void {
  const sections = new Map(sectionsIn(existsSync(FILE) ? readFileSync(FILE, "utf8") : ""));
  sections.set(`${part.name}: ${part.title}`, bodyOf(part, findings));
  const text = [...sections].map(([heading, body]) => `## ${heading}\n\n${body.trim()}\n`);
  writeFileSync(FILE, [INTRODUCTION, ...text].join("\n"));
}

function sectionsIn(text: string): [string, string][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("\n");
      return [section.slice(0, end).trim(), section.slice(end)];
    });
}

/** The table of one part, as it also stands in the terminal. */
export function bodyOf(part: BenchPart, { measured, notes = [] }: Findings): string {
  const rows = measured.map(({ what, rounds, goal = part.goal }) => {
    const figures = [median(rounds), worstThird(rounds, goal)].map(figure);
    return `| ${what} | ${figures.join(" | ")} | ${inWords(goal)} | ${holds(rounds, goal) ? "yes" : "**no**"} |`;
  });
  const table = ["| what | median | worst third | goal | holds |", "| --- | --- | --- | --- | --- |", ...rows];
  const rounds = Math.max(...measured.map((one) => one.rounds.length));
  const circumstances = `${new Date().toISOString().slice(0, 10)}, ${machine()}; ${rounds} round${rounds === 1 ? "" : "s"}.`;
  return [...table, "", ...[...notes, circumstances].map((note) => `- ${note}`), ""].join("\n");
}

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

const inWords = (goal: Goal) => ("atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);

/** The kind of machine and the versions that matter, never whose it is. */
function machine(): string {
  const [cpu] = cpus();
  const version = (name: string) =>
    (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;
  const packages = ["workerd", "react-router", "react"].map((name) => `${name} ${version(name)}`);
  return `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, Node ${process.versions.node}, ${packages.join(", ")}`;
}
