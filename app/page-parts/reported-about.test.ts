import { expect, test } from "vitest";
import { aboutMessage, namedIn, positionOf } from "./reported-about.ts";

test("what is chosen says what it is, and where a message is", () => {
  const message = { id: "m:7", position: 12 };
  expect(namedIn(aboutMessage(message))).toEqual({ message: "m:7" });
  expect(positionOf(aboutMessage(message))).toBe(12);
  expect(namedIn("photo:p1")).toEqual({ photo: "p1" });
  expect([namedIn("profile"), positionOf("photo:p1"), positionOf("")]).toEqual([{}, undefined, undefined]);
});
