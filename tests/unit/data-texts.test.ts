import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { membersPages } from "../../app/routes.ts";
import { bundleOf } from "../../locales/bundle.ts";
import { texts } from "../../locales/en/browser.ts";

const app = new URL("../../app/", import.meta.url);
const english = readdirSync(new URL("../locales/en/", app)).flatMap((file) => file.match(/^(.+)\.json$/)?.[1] ?? []);
const inBrowser = bundleOf(texts);

/** The module and all that it imports of ours. A set may grow while it is walked. */
function withImports(page: string): string[] {
  const files = new Set([new URL(page, app).href]);
  for (const file of files) {
    for (const [, path = ""] of readFileSync(new URL(file), "utf8").matchAll(/from "(\.[^"]+\.tsx?)"/g)) {
      const imported = new URL(path, file);
      if (existsSync(imported)) files.add(imported.href);
    }
  }
  return [...files].map((file) => readFileSync(new URL(file), "utf8"));
}

/** What components say of texts that not every browser has: `credits:pay` for `t("pay.title")`. */
function saidIn(source: string): string[] {
  const [, ...components] = source.split("useTranslation(");
  const keys = components.flatMap((component) => {
    const own = /^\[?"([\w-]+)"/.exec(component)?.[1] ?? "common";
    const calls = [...component.matchAll(/\bt\(([^)]*)/g)].map(([, call = ""]) => call);
    return calls.flatMap((call) =>
      [...call.matchAll(/["`](?:([\w-]+):)?(\w+)/g)].map(([, named = own, key]) => `${named}:${key}`),
    );
  });
  return keys.filter((key) => english.includes(namespaceOf(key)) && !isInBrowser(key));
}

const namespaceOf = (key: string) => key.slice(0, key.indexOf(":"));

/** Of the chats, what only a conversation says is in a second file, which no browser loads (all.server.ts). */
const conversation = Object.keys(
  JSON.parse(readFileSync(new URL("../locales/en/conversation.json", app), "utf8")) as object,
);

function isInBrowser(key: string): boolean {
  const name = key.slice(key.indexOf(":") + 1);
  if (namespaceOf(key) === "chats" && conversation.some((one) => one.replace(/_(one|other)$/, "") === name))
    return false;
  return namespaceOf(key) in inBrowser;
}

/** What the page's loader sends along: its constant `TEXTS`. */
function sentBy(source: string): string[] {
  const [, listed = ""] = /const TEXTS = \{(.*?)\n?\};/s.exec(source) ?? [];
  return [...listed.matchAll(/([\w-]+)"?: \[([^\]]*)\]/g)].flatMap(([, namespace, keys = ""]) =>
    [...keys.matchAll(/"(\w+)"/g)].map(([, key]) => `${namespace}:${key}`),
  );
}

/** The title of the document, `credits:title`. */
function titleOf(source: string): string[] {
  const [, key] = /\btitle: "([\w-]+:\w+)[^"]*"/.exec(source) ?? [];
  return key && !isInBrowser(key) ? [key] : [];
}

/** Around every page. */
const AROUND = ["routes/members-area/layout.tsx", "routes/errors/boundary.tsx"];

// Not seen here: problems and other keys in a variable, and a `t` that was handed on. Those the browser tests see: a text that is missing
// there is an error in the console (entry.client.tsx).
test("what a page with a client script says is in every browser, or comes with the page's data", () => {
  expect(Object.keys(inBrowser)).toContain("chats");
  const pages = [...AROUND, ...membersPages.map(({ file }) => file)].map((file) => {
    const sources = withImports(file);
    const [page = ""] = sources;
    return { file, said: new Set([...sources.flatMap(saidIn), ...titleOf(page)]), sent: new Set(sentBy(page)) };
  });
  expect(pages.filter(({ sent }) => sent.size > 0).length).toBeGreaterThanOrEqual(6);
  for (const { file, said, sent } of pages)
    expect({ file, texts: [...sent].filter((key) => namespaceOf(key) !== "problems").sort() }).toEqual({
      file,
      texts: [...said].sort(),
    });
});
