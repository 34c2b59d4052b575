import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { messageProblem } from "./conversation.ts";

test("a text of nothing visible is empty, whatever it is made of", () => {
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
    expect([messageProblem(text, 9), cleanText(text)], JSON.stringify(text)).toEqual(["message_empty", ""]);
});

test("control characters and what turns the text around are removed from a text, and only they", () => {
  expect(cleanText("\u0000 Hel\u007fl\bo\u001b\u0085 ")).toBe("Hello");
  expect(cleanText("\u202eolleH\u202c \u2066Bert\u2069")).toBe("olleH Bert");
  expect(cleanText(" One\r\n\ttwo\rthree\n")).toBe("One\n\ttwo\nthree");
  const england = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
  for (const text of ["👩\u200d🌾 ❤\ufe0f 1\ufe0f\u20e3", england, "שלום\u200f!", "e\u0301", "می\u200cخواهم"])
    expect(cleanText(text)).toBe(text);
});

test("half a character becomes a replacement character, and the result stays as it is", () => {
  const whole = cleanText("a\ud83d b\ude42 \ud83d\u0007\ude42");
  expect(whole).toBe("a\ufffd b\ufffd 🙂");
  expect(cleanText(whole)).toBe(whole);
});
