import { expect, test } from "vitest";
import { isPlainClick, linkedPath, sentMethod } from "./in-area-navigation.ts";

const here = { origin: "https://site.example", pathname: "/members", search: "?page=2" };
const tag = (attributes: Record<string, string>) => ({ getAttribute: (name: string) => attributes[name] ?? null });
const link = (attributes: Record<string, string>) => linkedPath(tag(attributes), here);
const form = (attributes: Record<string, string>, button?: Record<string, string>) =>
  sentMethod(tag(attributes), button && tag(button), here);
const click = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("a plain click is ours; one with a key, another button or somebody's answer is not", () => {
  expect(isPlainClick(click)).toBe(true);
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"]) {
    expect({ key, plain: isPlainClick({ ...click, [key]: true }) }).toEqual({ key, plain: false });
  }
  expect([1, 2].map((button) => isPlainClick({ ...click, button }))).toEqual([false, false]);
});

test("links within the members' area are followed without a page load", () => {
  expect(link({ href: "/chats/7" })).toBe("/chats/7");
  expect(link({ href: "?page=3" })).toBe("/members?page=3");
  expect(link({ href: "https://site.example/likes/received#top" })).toBe("/likes/received#top");
  expect(link({ href: "/members", target: "_self" })).toBe("/members");
});

test("links out of the area, to other sites, to downloads and to other windows are the browser's", () => {
  expect(link({ href: "/pages/terms" })).toBeUndefined();
  expect(link({ href: "/membership" })).toBeUndefined();
  expect(link({ href: "https://other.example/members" })).toBeUndefined();
  expect(link({ href: "mailto:a@b.example" })).toBeUndefined();
  expect(link({ href: "/likes", download: "" })).toBeUndefined();
  expect(link({ href: "/likes", target: "_blank" })).toBeUndefined();
  expect(link({ href: "/likes", "data-reload": "" })).toBeUndefined();
});

test("a jump within the page is the browser's, the same place on another page is not", () => {
  expect(link({ href: "#main" })).toBeUndefined();
  expect(link({ href: "/members?page=2#main" })).toBeUndefined();
  expect(link({ href: "/members#main" })).toBe("/members#main");
});

test("forms of the area are sent without a page load, to where they or their button say", () => {
  expect(form({})).toBe("get");
  expect(form({ method: "POST", action: "/likes" })).toBe("post");
  expect(form({ method: "post", action: "/alerts" })).toBe("post");
  expect(form({ method: "post", action: "/pages/contact" }, { formaction: "/chats/7" })).toBe("post");
  expect(form({ method: "get" }, { formmethod: "post" })).toBe("post");
});

test("a form that closes its dialog goes nowhere", () => {
  expect(form({ method: "dialog" })).toBeUndefined();
  expect(form({ method: "post" }, { formmethod: "dialog" })).toBeUndefined();
});

test("forms to other places, other sites and other windows are the browser's", () => {
  expect(form({ method: "post", action: "/logout" })).toBeUndefined();
  expect(form({ method: "post", action: "https://pay.example/members" })).toBeUndefined();
  expect(form({ action: "/members" }, { formaction: "/login" })).toBeUndefined();
  expect(form({ target: "_blank" })).toBeUndefined();
  expect(form({}, { formtarget: "_blank" })).toBeUndefined();
  expect(form({ "data-reload": "" })).toBeUndefined();
});
