import { expect, test } from "vitest";
import { readingsOf } from "./look-alikes.ts";

test("letters of other scripts, digits and letters kept apart are read as the word that they look like", () => {
  for (const [text, word] of [
    ["WhаtsApp", "whatsapp"],
    ["WhatsΑpp", "whatsapp"],
    ["ＡＤＭＩＮ", "admin"],
    ["wh4ts4pp", "whatsapp"],
    ["1nsta", "insta"],
    ["te1egram", "telegram"],
    ["I n s t a", "insta"],
    ["a.d.m.i.n", "admin"],
    ["Ínsta", "insta"],
  ] as const)
    expect(readingsOf(text), text).toContain(word);
});

test("two initials stay apart", () => {
  expect(readingsOf("J.P. de Vries")).toContain("j.p. de vries");
});
