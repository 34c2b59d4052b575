import { expect, test } from "vitest";
import type { Card } from "../../../contract/people/profile.ts";
import { changeNews, type News, type NewsChange, type ShownNews } from "./news.ts";

const news = (kind: News["kind"], id: string): News => ({ kind, profile: { id } as Card, href: `/members/${id}` });
const arrived = (kind: News["kind"], id: string, mayInterrupt = true): NewsChange => {
  return { kind: "arrived", news: news(kind, id), mayInterrupt };
};
const shownAfter = (...changes: NewsChange[]) => changes.reduce<ShownNews>(changeNews, { count: 0 });
const closed: NewsChange = { kind: "dialog_closed" };
const left: NewsChange = { kind: "page_left" };

test("a message is a toast, and so is a like that would disturb", () => {
  expect(shownAfter(arrived("message", "bert"))).toMatchObject({ toast: { kind: "message", number: 1 } });
  expect(shownAfter(arrived("like", "bert", false))).toMatchObject({ toast: { kind: "like" } });
});

test("two likes at once are one dialog, for the first, that counts the second", () => {
  const { dialog, toast } = shownAfter(arrived("like", "bert"), arrived("like", "carl"));
  expect(dialog).toMatchObject({ profile: { id: "bert" }, open: true, more: 1 });
  expect(toast).toBeUndefined();
});

test("its own dialog is no reason for a toast", () => {
  expect(shownAfter(arrived("like", "bert"), arrived("like", "carl", false)).dialog).toMatchObject({ more: 1 });
});

test("a match that arrives while a dialog is open comes after it", () => {
  const both = [arrived("like", "bert"), arrived("match", "carl")];
  expect(shownAfter(...both).dialog).toMatchObject({ profile: { id: "bert" }, more: 0 });
  const after = shownAfter(...both, closed);
  expect(after.dialog).toMatchObject({ kind: "match", profile: { id: "carl" }, open: true, number: 2 });
  expect(shownAfter(...both, closed, closed).dialog).toMatchObject({ open: false });
  expect(shownAfter(...both, left)).toMatchObject({ dialog: { open: false }, toast: { profile: { id: "carl" } } });
});

test("the next page shows none of it, also when somebody goes back", () => {
  const { dialog, toast } = shownAfter(arrived("like", "bert"), arrived("message", "carl"), left);
  expect(dialog).toMatchObject({ open: false });
  expect(toast).toBeUndefined();
});

test("a closed dialog lets the next like open one, and a closed toast is gone", () => {
  expect(shownAfter(arrived("like", "bert"), closed, arrived("like", "carl")).dialog).toMatchObject({
    profile: { id: "carl" },
    open: true,
  });
  expect(shownAfter(arrived("message", "bert"), { kind: "toast_closed" }).toast).toBeUndefined();
});
