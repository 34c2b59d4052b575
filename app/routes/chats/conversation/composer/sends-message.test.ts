import { expect, test } from "vitest";
import { sendsMessage } from "./sends-message.ts";

const enter = {
  key: "Enter",
  keyCode: 13,
  isComposing: false,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

test("Ctrl or Cmd with Enter sends, whatever the member chose", () => {
  for (const enterSends of [true, false]) {
    expect(sendsMessage({ ...enter, ctrlKey: true }, enterSends)).toBe(true);
    expect(sendsMessage({ ...enter, metaKey: true }, enterSends)).toBe(true);
  }
});

test("Enter alone sends only where the member wants that", () => {
  expect(sendsMessage(enter, false)).toBe(false);
  expect(sendsMessage(enter, true)).toBe(true);
});

test.each([
  ["Shift with Enter", { shiftKey: true }],
  ["Shift and Ctrl with Enter", { shiftKey: true, ctrlKey: true }],
  ["Alt with Enter", { altKey: true }],
  ["another key", { key: "a", ctrlKey: true }],
  ["Enter that takes the word of an input method", { isComposing: true }],
  ["the same where only its code says so", { keyCode: 229, ctrlKey: true }],
  ["Enter that is held down", { repeat: true }],
])("%s never sends", (_what, press) => {
  expect(sendsMessage({ ...enter, ...press }, true)).toBe(false);
});
