import { expect, test } from "vitest";
import { likeForm } from "./like.form.ts";

test("a button likes or takes back, never both and never nothing", () => {
  expect(likeForm.safeParse({ like: "a", back: "/members" }).data).toEqual({ like: "a", back: "/members" });
  expect(likeForm.safeParse({ unlike: "a" }).success).toBe(true);
  expect(likeForm.safeParse({ like: "a", unlike: "b" }).success).toBe(false);
  expect(likeForm.safeParse({ back: "/members" }).success).toBe(false);
  expect(likeForm.safeParse({ like: "" }).success).toBe(false);
});

test("a way back that is too long is just forgotten", () => {
  expect(likeForm.parse({ like: "a", back: "x".repeat(1001) }).back).toBeUndefined();
});
