import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../app/domain/result.ts";
import { actors, valueOf } from "../../../../../tests/workers/member-fixtures.ts";

const { pages } = actors.site();
const olga = { operator: { id: "olga", name: "Olga" }, why: "a test of pages" };
const otto = { operator: { id: "otto", name: "Otto" }, why: "another reason" };

/** The tests of a file share one site; each has a page of its own. */
const aToken = () => `page-${crypto.randomUUID().slice(0, 8)}`;

const text = { title: "About us", description: "Who we are", markdown: "# Hello" };

function aPage(token: string, part: object = {}) {
  return { key: crypto.randomUUID(), token, language: "en" as const, seen: 0, ...text, ...part };
}

async function revisionOf(token: string): Promise<number | undefined> {
  return (await pages.revisions())[token];
}

test("every save is a version, none is lost, and the latest is what visitors read", async () => {
  const token = aToken();
  expect(await pages.published(token, ["en"])).toBeUndefined();
  expect(valueOf(await pages.publish(aPage(token), olga))).toEqual({ version: 1 });
  expect(valueOf(await pages.publish(aPage(token, { seen: 1, markdown: "# Hello again" }), otto))).toEqual({
    version: 2,
  });
  expect(await pages.published(token, ["en"])).toMatchObject({ version: 2, markdown: "# Hello again" });
  const { versions, whole } = await pages.inspect({ token, language: "en", version: 1 });
  expect(versions.map(({ version, operator, why }) => [version, operator, why])).toEqual([
    [2, "Otto", "another reason"],
    [1, "Olga", "a test of pages"],
  ]);
  expect(whole).toMatchObject(text);
  expect((await pages.inspect({ token, language: "en", version: 3 })).whole).toBeUndefined();
});

test("a page is read in the first language that it is published in, else in any", async () => {
  const token = aToken();
  valueOf(await pages.publish(aPage(token, { language: "nl", title: "Over ons" }), olga));
  valueOf(await pages.publish(aPage(token, { language: "de", title: "Über uns" }), olga));
  const languageFor = async (...wanted: ("da" | "de" | "en" | "nl")[]) =>
    (await pages.published(token, wanted))?.language;
  expect(await languageFor("nl", "en")).toBe("nl");
  expect(await languageFor("da", "nl", "en")).toBe("nl");
  expect(await languageFor("da", "en")).toBe("de");
  valueOf(await pages.withdraw({ token, language: "de", seen: 1 }, olga));
  expect(await languageFor("de", "en")).toBe("nl");
});

test("a withdrawn page is there for nobody, its versions stay, and it can be published again", async () => {
  const token = aToken();
  valueOf(await pages.publish(aPage(token), olga));
  const order = { token, language: "en" as const, seen: 1 };
  expect(await pages.withdraw(order, otto)).toEqual(accept());
  expect(await pages.withdraw(order, otto)).toEqual(accept());
  expect(await pages.published(token, ["en"])).toBeUndefined();
  expect(await revisionOf(token)).toBeUndefined();
  const { versions, whole } = await pages.inspect({ token, language: "en" });
  expect(versions.map(({ version, state, operator }) => [version, state, operator])).toEqual([
    [2, "withdrawn", "Otto"],
    [1, "published", "Olga"],
  ]);
  expect(whole).toMatchObject(text);
  expect(valueOf(await pages.publish(aPage(token, { seen: 2 }), olga))).toEqual({ version: 3 });
  expect(await pages.published(token, ["en"])).toMatchObject({ version: 3 });
});

test("the number of a page changes with each change in any of its languages, and no other's does", async () => {
  const [token, other] = [aToken(), aToken()];
  valueOf(await pages.publish(aPage(other), olga));
  const [seen, others] = [new Set<number | undefined>(), await revisionOf(other)];
  valueOf(await pages.publish(aPage(token), olga));
  seen.add(await revisionOf(token));
  valueOf(await pages.publish(aPage(token, { language: "nl" }), olga));
  seen.add(await revisionOf(token));
  valueOf(await pages.withdraw({ token, language: "nl", seen: 1 }, olga));
  seen.add(await revisionOf(token));
  expect(seen.size).toBe(3);
  expect(seen.has(undefined)).toBe(false);
  expect(await revisionOf(other)).toBe(others);
});

test("a form sent twice is one version, and two operators do not overwrite each other", async () => {
  const page = aPage(aToken());
  const first = await pages.publish(page, olga);
  expect(await pages.publish(page, olga)).toEqual(first);
  expect(await pages.publish({ ...page, title: "Another" }, olga)).toEqual(refuse("key_reused"));
  expect(await pages.publish({ ...page, key: crypto.randomUUID() }, otto)).toEqual(refuse("decision_changed"));
  const withdrawal = { token: page.token, language: page.language };
  expect(await pages.withdraw({ ...withdrawal, seen: 7 }, otto)).toEqual(refuse("decision_changed"));
  expect(await pages.withdraw({ token: aToken(), language: "en", seen: 1 }, otto)).toEqual(refuse("not_found"));
  expect((await pages.inspect(page)).versions).toHaveLength(1);
});

test("who changed which page and why stands in the record", async () => {
  const token = aToken();
  valueOf(await pages.publish(aPage(token), olga));
  valueOf(await pages.withdraw({ token, language: "en", seen: 1 }, otto));
  const { rows } = await actors.site().queues.audit();
  expect(rows.filter(({ why }) => why?.startsWith(token)).map(({ action, why }) => [action, why])).toEqual([
    ["page_withdrawn", `${token} en 2: another reason`],
    ["page_published", `${token} en 1: a test of pages`],
  ]);
});

test("the list has the latest version of each language, by address", async () => {
  const token = aToken();
  valueOf(await pages.publish(aPage(token, { language: "nl" }), olga));
  valueOf(await pages.publish(aPage(token), olga));
  valueOf(await pages.publish(aPage(token, { seen: 1, title: "New" }), otto));
  const rows = await pages.list();
  const own = rows
    .filter((row) => row.token === token)
    .map(({ language, version, title }) => [language, version, title]);
  expect(own).toEqual([
    ["en", 2, "New"],
    ["nl", 1, "About us"],
  ]);
  const tokens = rows.map((row) => row.token);
  expect(tokens).toEqual(tokens.toSorted());
  // A list needs no texts.
  expect(rows.some((row) => "markdown" in row)).toBe(false);
});
