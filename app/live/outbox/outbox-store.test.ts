import { expect, test } from "vitest";
import { aStorage } from "../../../tests/support/doubles/storage-double.ts";
import { deviceStore } from "./outbox-store.ts";

const pending = { client_id: "k", to: "bert", text: "hello", at: "2026-05-03T10:42:00Z" };

test("what one page wrote the next one reads, each member their own", () => {
  const storage = aStorage();
  deviceStore(storage, "anna").write([pending]);
  expect(deviceStore(storage, "anna").read()).toEqual([pending]);
  expect(deviceStore(storage, "bert").read()).toEqual([]);
});

test("an empty outbox leaves nothing behind", () => {
  const storage = aStorage();
  deviceStore(storage, "anna").write([pending]);
  deviceStore(storage, "anna").write([]);
  expect(Object.keys(storage)).toEqual([]);
});

test("a damaged entry is no entry", () => {
  const storage = aStorage();
  storage.setItem("periwinkle.outbox.anna", JSON.stringify([pending, null, { text: 1 }]));
  expect(deviceStore(storage, "anna").read()).toEqual([pending]);
  storage.setItem("periwinkle.outbox.anna", "{ not json");
  expect(deviceStore(storage, "anna").read()).toEqual([]);
});

const refuse = () => {
  throw new Error("QuotaExceededError");
};

test("where storage is forbidden, the page's memory keeps what was written", () => {
  const forbidden = Object.assign(aStorage(), { setItem: refuse, getItem: refuse });
  const store = deviceStore(forbidden, "anna");
  store.write([pending]);
  expect(store.read()).toEqual([pending]);
});

test("where storage is full, the page's memory keeps what was written until there is room again", () => {
  const storage = aStorage();
  const full = Object.create(storage, { setItem: { value: refuse, configurable: true } }) as Storage;
  const store = deviceStore(full, "anna");
  expect(store.read()).toEqual([]);
  store.write([pending]);
  expect(store.read()).toEqual([pending]);
  Object.defineProperty(full, "setItem", { value: storage.setItem });
  store.write([pending, { ...pending, client_id: "k2" }]);
  deviceStore(full, "anna").write([pending]);
  expect(store.read()).toEqual([pending]);
});
