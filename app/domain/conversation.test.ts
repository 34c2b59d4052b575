import { expect, test } from "vitest";
import { messageProblem, messageText } from "./conversation.ts";

test("a message has words, and no more than the site allows: an emoji is one character, the space around them none", () => {
  expect(messageProblem(" \n ", 3)).toBe("message_empty");
  expect(messageProblem(" abc \n", 3)).toBeUndefined();
  expect(messageProblem("🙂🙂🙂", 3)).toBeUndefined();
  expect(messageProblem("abcd", 3)).toBe("message_too_long");
});

test("a message of nothing visible is empty, whatever it is made of", () => {
  for (const text of [
    "\u200b",
    "\u202e \u202c",
    "\u3164",
    "\u2800",
    "\u{e0041}\u{e007f}",
    "\u0301\u0489",
    "\u200d\ufe0f",
    "\u0000\u007f\b",
  ])
    expect([messageProblem(text, 9), messageText(text)], JSON.stringify(text)).toEqual(["message_empty", ""]);
});

test("control characters and what turns the text around are removed from a message, and only they", () => {
  expect(messageText("\u0000 Hel\u007fl\bo\u001b\u0085 ")).toBe("Hello");
  expect(messageText("\u202eolleH\u202c \u2066Bert\u2069")).toBe("olleH Bert");
  expect(messageText(" One\r\n\ttwo\rthree\n")).toBe("One\n\ttwo\nthree");
  const england = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
  for (const text of ["👩\u200d🌾 ❤\ufe0f 1\ufe0f\u20e3", england, "שלום\u200f!", "e\u0301", "می\u200cخواهم"])
    expect(messageText(text)).toBe(text);
});

test("half a character of a message becomes a replacement character, and the result stays as it is", () => {
  const whole = messageText("a\ud83d b\ude42 \ud83d\u0007\ude42");
  expect(whole).toBe("a\ufffd b\ufffd 🙂");
  expect(messageText(whole)).toBe(whole);
});

test("what is removed from a message does not count", () => {
  expect(messageProblem("a\r\nb\u202e", 3)).toBeUndefined();
});
