import { expect, test } from "vitest";
import { passwordProblem } from "./password.ts";

const known = { name: "Anna-Marie", email: "a.jansen58@example.org", site: "Periwinkle" };

/** Lists are easier to read as one text, with commas between. */
const list = (text: string) => text.trim().split(/\s*,\s*/);

test("a password has a length", () => {
  expect(passwordProblem("")).toBe("required");
  expect(passwordProblem("seven77")).toBe("password_too_short");
  expect(passwordProblem("ab cd ".repeat(50))).toBe("password_too_long");
});

const guessed = `12345678, 87654321, 1234512345, 11111111, aaaaaaaaaa, abcdefgh, qwertyuiop, azerty123, abab1212,
  password, Password1!, P4ssw0rd, wachtwoord, Wachtwoord2024, welkom01, Welkom123!, iloveyou, contraseña, liefdeliefde,
  Mot de passe, 14051958, 1958-05-14, 14-05-1958`;

test("what guessers try first is refused", () => {
  for (const one of list(guessed)) expect([one, passwordProblem(one)]).toEqual([one, "password_too_common"]);
});

test("the member's own names, the address and the site's name are refused as a password", () => {
  for (const one of list("annamarie, Anna-Marie58, marie1958, jansen1958, a.jansen58, periwinkle, Periwinkle1!")) {
    expect([one, passwordProblem(one, known)]).toEqual([one, "password_too_common"]);
  }
  expect(passwordProblem("jansen1958")).toBeUndefined();
});

const good = `a walk along the river, anna wandelt op zondag, fietsenmaker, gX7#kq2vLp, een bankje in de zon, oma's appeltaart`;

test("a short sentence, also with a name in it, and what a manager makes are taken", () => {
  for (const one of list(good)) expect([one, passwordProblem(one, known)]).toEqual([one, undefined]);
});
