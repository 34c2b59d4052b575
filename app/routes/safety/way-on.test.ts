import { expect, test } from "vitest";
import { wayOn } from "./way-on.ts";

const page = "/members/bert";

test("the receipt of a report leads back to where one came from", () => {
  const on = (back: string) => wayOn(back, { page, hasProfile: true, hasChat: true });
  expect(on("/members/bert/chat")).toEqual({ href: "/members/bert/chat", to: "chat" });
  expect(on("/members/bert?back=%2Fmembers")).toEqual({ href: "/members/bert?back=%2Fmembers", to: "profile" });
  expect(on("/members?page=2")).toEqual({ href: "/members?page=2", to: "members" });
  expect(on("/profile/blocked")).toEqual({ href: "/profile/blocked", to: "blocked" });
  expect(on("/likes")).toEqual({ href: "/likes", to: "back" });
});

test("where the profile or the conversation is gone with a block, it leads to the lists", () => {
  const on = (back: string) => wayOn(back, { page, hasProfile: false, hasChat: false });
  expect(on("/members/bert/chat")).toEqual({ href: "/chats", to: "chats" });
  expect(on("/members/bert?back=%2Fmembers")).toEqual({ href: "/members", to: "members" });
});
