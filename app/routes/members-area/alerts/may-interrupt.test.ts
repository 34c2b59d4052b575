import { expect, test } from "vitest";
import { isQuietPage } from "./may-interrupt.ts";

test("a dialog may open where one looks around", () => {
  for (const page of ["/members", "/members/carla", "/chats", "/credits", "/premium", "/signup-matches"])
    expect(isQuietPage(page, "anna"), page).toBe(false);
});

test("no dialog opens in a conversation, over a payment, the likes or a form, nor on the profile that it tells of", () => {
  const pages = ["/chats/7", "/members/bert/chat", "/credits/b1", "/credits/b1/ideal", "/likes", "/likes/given"];
  for (const page of [...pages, "/profile/security", "/profile/delete", "/members/anna"])
    expect(isQuietPage(page, "anna"), page).toBe(true);
});
