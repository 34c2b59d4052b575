import { expect } from "vitest";
import fields from "../../../locales/en/fields.json" with { type: "json" };
import login from "../../../locales/en/login.json" with { type: "json" };
import fieldsInDutch from "../../../locales/nl/fields.json" with { type: "json" };
import loginInDutch from "../../../locales/nl/login.json" with { type: "json" };
import type { NoScriptBrowser } from "./no-script-browser.ts";

/** What stands above a refused form's mistakes. */
const titles = { en: login.errors_title, nl: loginInDutch.errors_title };

export type Language = keyof typeof titles;

/** A text's key that reached the page instead of its words. */
const KEY = />[a-z-]+:[a-z_]+(\.[a-z_]+)*</;
export interface Sent {
  path: string;
  /** What somebody fills in; what the page holds by itself goes with it. */
  fields: Record<string, string> | FormData;
  /** Words that must be there afterwards. */
  kept?: string;
  /** Of a file that is too large. */
  status?: 413;
}

/** Opens a form, sends it with a mistake, and expects it back in the page's language with what was typed. */
export async function expectRefused(browser: NoScriptBrowser, language: Language, sent: Sent): Promise<void> {
  const { path, fields, kept, status = 422 } = sent;
  const page = await browser.get(path);
  expect(page.status, path).toBe(200);
  expect(page.html, path).not.toMatch(KEY);
  const answer =
    fields instanceof FormData
      ? await browser.post(uploadPath(page.html), fields)
      : await browser.post(path, { ...hiddenIn(page.html), ...fields });
  const where = `${path} in ${language}`;
  expect(answer.status, where).toBe(status);
  expect(answer.html, where).toContain(`<html lang="${language}"`);
  expect(answer.html, where).toContain(titles[language]);
  expect(answer.html, where).not.toMatch(KEY);
  if (kept) expect(answer.html, where).toContain(kept);
  expectLabels(answer.html, where);
}

/** What is said of many fields alike: a summary says before it which is meant. */
const alike = [fields, fieldsInDutch].flatMap((one) => [
  one.required,
  one.invalid,
  one.choose_one,
  one.contradiction,
  one.consent_required,
]);

/** Each line of the summary calls its field what its label does. */
export function expectLabels(html: string, where: string): void {
  const [summary = ""] = /role="alert"[\s\S]*?<\/ul>/.exec(html) ?? [];
  const lines = [...summary.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)];
  expect(lines.length, where).toBeGreaterThan(0);
  for (const [, id = "", line = ""] of lines) {
    const error = textOf(new RegExp(`id="${id}-error"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1] ?? "");
    const label = labelOf(id, html);
    expect(alike, `${where}: ${id}`).not.toContain(textOf(line));
    // A consent is a sentence with links: its summary has a shorter name.
    if (textOf(line) === error || id.includes("consent_")) continue;
    expect([`${label} ${error}`, `${label}: ${error}`], where).toContain(textOf(line));
  }
}

/** Above a control, beside a box, of a group, or above the choices that a control is the first of. */
function labelOf(id: string, html: string): string {
  const above = new RegExp(`<label for="${id}"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  const box = new RegExp(`<input[^>]*id="${id}"[^>]*type="checkbox"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  const group = new RegExp(`<fieldset id="${id}"[^>]*><legend[^>]*>([\\s\\S]*?)</legend>`).exec(html)?.[1];
  const legend =
    html
      .slice(0, html.indexOf(`id="${id}"`))
      .split("<legend")
      .at(-1)
      ?.split("</legend>")[0] ?? "";
  return textOf(above ?? box ?? group ?? legend.slice(legend.indexOf(">") + 1));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .trim();
}

/** Where the form with a file goes to. */
function uploadPath(html: string): string {
  const [form = ""] = html.match(/<form[^>]*multipart[^>]*>/) ?? [];
  return (/action="([^"]*)"/.exec(form)?.[1] ?? "").replaceAll("&amp;", "&");
}

/** The hidden fields of a page's forms. */
export function hiddenIn(html: string): Record<string, string> {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const inputs = main.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? ""]),
  );
}
