import { expect, test } from "vitest";
import { messageProblem } from "./conversation.ts";

test("a message has words, and no more than the site allows: an emoji is one character, the space around them none", () => {
  expect(messageProblem(" \n ", 3)).toBe("message_empty");
  expect(messageProblem(" abc \n", 3)).toBeUndefined();
  expect(messageProblem("🙂🙂🙂", 3)).toBeUndefined();
  expect(messageProblem("abcd", 3)).toBe("message_too_long");
});

test("what is removed from a message does not count", () => {
  expect(messageProblem("a\r\nb\u202e", 3)).toBeUndefined();
});
