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

const commonest = `password, 12345678, 123456789, 1234567890, 11111111, 00000000, 88888888, 87654321, 987654321, 11223344, 12341234,
  123123123, 147258369, 1qaz2wsx, zaq12wsx, 1q2w3e4r, 1q2w3e4r5t, q1w2e3r4, a1b2c3d4, abcd1234, abc12345, aa123456, qwertyuiop, qwerty123,
  qwerty12, asdfghjkl, asdfasdf, zxcvbnm1, password1, password123, passw0rd, p@ssw0rd, iloveyou, sunshine, princess, football, baseball,
  basketball, superman, spiderman, batman123, starwars, trustno1, michelle, jennifer, jessica1, victoria, elizabeth, alexander, jonathan,
  samantha, benjamin, danielle, caroline, patricia, veronica, charlotte, nicholas, stephanie, christopher, butterfly, chocolate, computer,
  internet, corvette, mercedes, midnight, maverick, redskins, marlboro, scorpion, bigdaddy, whatever, dolphins, cowboys1, airborne, predator,
  minecraft, pokemon1, samsung1, princesa, estrella, mariposa, carolina, rockstar, metallica, superstar, slipknot, greenday, twilight, chelsea1,
  arsenal1, liverpool, manchester, swordfish, gangster, blink182, rush2112, hello123, welcome1, letmein1, admin123, master123, monkey123`;

test("of the commonest passwords of eight characters and more none is taken", () => {
  expect(list(commonest).length).toBeGreaterThanOrEqual(100);
  expect(list(commonest).filter((one) => passwordProblem(one) !== "password_too_common")).toEqual([]);
});

test("the member's own names, the address and the site's name are refused as a password", () => {
  for (const one of list("annamarie, Anna-Marie58, marie1958, jansen1958, a.jansen58, periwinkle, Periwinkle1!")) {
    expect([one, passwordProblem(one, known)]).toEqual([one, "password_too_common"]);
  }
  expect(passwordProblem("jansen1958")).toBeUndefined();
});

const good = `maandbrief, tuinhek42x, a walk along the river, anna wandelt op zondag, fietsenmaker, gX7#kq2vLp, een bankje in de zon, oma's appeltaart`;

test("a short sentence, also with a name in it, and what a manager makes are taken", () => {
  for (const one of list(good)) expect([one, passwordProblem(one, known)]).toEqual([one, undefined]);
});
