import { expect, test } from "vitest";
import { likeForm } from "./like.form.ts";

test("a button likes or takes back, never both and never nothing", () => {
  expect(likeForm.safeParse({ like: "a" }).data).toEqual({ like: "a" });
  expect(likeForm.safeParse({ unlike: "a" }).success).toBe(true);
  expect(likeForm.safeParse({ like: "a", unlike: "b" }).success).toBe(false);
  expect(likeForm.safeParse({}).success).toBe(false);
  expect(likeForm.safeParse({ like: "" }).success).toBe(false);
});
