import { expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";

test("searches are saved once each, ten at most, renamed, switched and deleted", async () => {
  const { stub, token } = await aMember();
  const ids = Array.from({ length: 11 }, () => crypto.randomUUID());
  const save = (id: string) => stub.people.saveSearch(token, { id, name: "Nearby", search: { gender: "male" } });
  const saved = async () => valueOf(await stub.people.savedSearches(token));
  const [one = "", two = ""] = ids;
  for (const id of [...ids.slice(0, 10), one]) valueOf(await save(id));
  expect(await saved()).toHaveLength(10);
  expect(await save(ids.at(-1) ?? "")).toEqual(refuse("saved_search_limit", { limit: 10 }));
  valueOf(await stub.people.changeSavedSearch(token, { id: one, name: "Far", on: false }));
  valueOf(await stub.people.deleteSavedSearch(token, two));
  valueOf(await stub.people.deleteSavedSearch(token, two));
  const left = await saved();
  expect(left).toHaveLength(9);
  expect(left.find(({ id }) => id === one)).toEqual({ id: one, name: "Far", on: false, search: { gender: "male" } });
  expect(await stub.people.changeSavedSearch(token, { id: two, on: true })).toEqual(refuse("not_found"));
});

test("of a stored search only what still is one is read", async () => {
  const anna = await aMember();
  const id = crypto.randomUUID();
  valueOf(await anna.stub.people.saveSearch(anna.token, { id, name: "Old", search: { min_age: 60 } }));
  await inObject(anna, (sql) =>
    sql.exec(`UPDATE saved_searches SET search = '{"min_age":60,"gender":"other","shoe_size":43}'`),
  );
  const [old] = valueOf(await anna.stub.people.savedSearches(anna.token));
  expect(old?.search).toEqual({ min_age: 60 });
});
