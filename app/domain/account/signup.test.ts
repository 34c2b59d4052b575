import { towns } from "../../../workers/api/places/regions.ts";
import { expect, test } from "vitest";
import { cityProblem, isAccountEmail, isEmail, nameProblem } from "./signup.ts";

test("a name may be in any script and have an emoji", () => {
  for (const name of ["Anna", "Jean-François", "Mária 62", "Ольга", "Anna 👩\u200d🌾", "Bert ❤\ufe0f", "O'Neill"]) {
    expect(nameProblem(name, { email: "a@b.nl" })).toBeUndefined();
  }
});

test("a name that shows nothing, hides something or turns the text around is refused", () => {
  const zeroWidth = "\u200b";
  for (const name of [
    `${zeroWidth}${zeroWidth}`,
    "An\u202ena",
    "An\u0000na",
    "An\nna",
    "\u3164",
    "An\u00adna",
    "\u2800",
  ]) {
    expect(nameProblem(name)).toBe("invalid");
  }
  expect(nameProblem("\u200d\ufe0f")).toBe("required");
});

test("combining marks alone are neither a name nor a town", () => {
  for (const marks of ["\u0301", "\u0489 \u0301\u0301", "\u20dd"])
    expect([nameProblem(marks), cityProblem(marks)]).toEqual(["invalid", "invalid"]);
  for (const name of ["Jose\u0301", "नीता", "Zoë"])
    expect([nameProblem(name), cityProblem(name)]).toEqual([undefined, undefined]);
});

test("the rules of a name hold for what a reader sees", () => {
  expect(nameProblem("@anna")).toBe("name_starts_with_at");
  expect(nameProblem("\u200d@anna")).toBe("name_starts_with_at");
  expect(nameProblem("\uff20anna")).toBe("name_starts_with_at");
  expect(nameProblem("Anna@Example.org ", { email: "anna@example.org" })).toBe("name_is_email");
  expect(nameProblem("anna\ufe0f@example.org", { email: "anna@example.org" })).toBe("name_is_email");
  expect(nameProblem("ａｎｎａ＠example。org", { email: "anna@example.org" })).toBe("name_is_email");
  expect(nameProblem("x".repeat(41))).toBe("name_too_long");
});

test("a name that holds an address or an encoded word is refused, however it is written", () => {
  for (const name of [
    "bert@evil.example",
    "ｂｅｒｔ＠evil。example",
    "ｈｔｔｐ：//evil",
    "https://evil.example",
    "See WWW.evil",
    "ｗｗｗ．evil",
    "=?utf-8?q?You_won?=",
    "＝？utf-8？q？You_won？＝",
  ]) {
    expect(nameProblem(name, { email: "anna@example.org" }), name).toBe("name_contact");
  }
  for (const name of ["J.P. de Vries", "J.Peters", "Dr.Bob", "Anna/Bert", "M@rijke", "Why? = because"])
    expect(nameProblem(name, { email: "anna@example.org" }), name).toBeUndefined();
});

test("a name that leads elsewhere is refused with words of its own", () => {
  for (const name of ["Anna 06 12345678", "Bert anna.nl", "WhatsApp me", "Anna nul zes een twee drie vier vijf zes"])
    expect(nameProblem(name, { email: "anna@example.org" }), name).toBe("name_contact");
  for (const name of ["Anna 1958", "Mária 62", "Bert 12-05-1958", "Line"])
    expect(nameProblem(name), name).toBeUndefined();
});

test("a name has a letter, and is none of who works for the site", () => {
  for (const name of ["...", "62", "🅰🅱", "👩‍🌾🌷"]) expect(nameProblem(name), name).toBe("name_letter");
  // The first has a Cyrillic capital in front, the second a Greek one.
  for (const name of ["\u0410nna", "Willem \u0392ob"]) expect(nameProblem(name), name).toBe("name_alphabets");
  for (const name of ["Анна", "Άννα Maria", "Anna"]) expect(nameProblem(name), name).toBeUndefined();
  for (const name of ["Admin", "Operator Olga"]) expect(nameProblem(name), name).toBe("name_staff");
});

test("an address with an invisible character in it, as pasting may add, is refused", () => {
  expect(isEmail("anna@example.org")).toBe(true);
  for (const address of ["anna@example.org\u200b", "an\u0000na@example.org", "anna@\u202eexample.org"]) {
    expect(isEmail(address)).toBe(false);
  }
});

test("a name or town that is far too long is not read", () => {
  for (const letter of ["я", "İ", "a.", "|"]) {
    expect(nameProblem(letter.repeat(30_000)), letter).toBe("name_too_long");
    expect(cityProblem(letter.repeat(30_000)), letter).toBe("city_too_long");
  }
});

test("an address is a mailbox at a host that has a name", () => {
  const good = [
    "j.o'brien+list@mail.example.co.uk",
    "an_na-52@xn--tst-qla.example",
    "a@tést.example",
    "jos=x@example.museum",
    "jose\u0301@example.org",
    "&co@example.org",
    "7@1und1.example",
  ];
  for (const address of good) expect(isEmail(address), address).toBe(true);
  const bad = [
    "a@[127.0.0.1]",
    "a@10.0.0.10",
    "a@b..cc",
    "a@-x.com",
    "a@x-.com",
    "a@.com",
    "a@test.example/../x",
    "a%b@example.org",
    "a!b@example.org",
    "-oQ@example.org",
    "|id@example.org",
    "a@example",
    "a@example.o",
    "a@example.org.",
    "ａnna@example.org",
    "anna@ｅxample.org",
  ];
  for (const address of bad) expect(isEmail(address), address).toBe(false);
});

test("an account is found by an address that nobody could sign up with today", () => {
  for (const address of ["john/doe@example.org", "o`neil@example.org", "x%y@example.org", "a@under_score.com"]) {
    expect([isAccountEmail(address), isEmail(address)], address).toEqual([true, false]);
  }
  for (const address of ["anna", "anna@example", "an na@example.org", "anna@example.org\u200b"])
    expect(isAccountEmail(address), address).toBe(false);
});

test("a town holds no way to somewhere else, and is nobody's of the site", () => {
  const others = [
    "WhatsApp +31612345678",
    "t.me/rosalind bel 0612345678",
    "www.evil-dating.com",
    "mail me: a@evil.com",
    "Tinder.com",
    "Periwinkle staff",
    "Admin",
    "+31 6 1234 5678",
    "06123-4567",
    "Bel me 06123-45678",
    "NY 10001-1234 06 12345678",
    "Bel ES 61234-5678",
    "Bel me 61234-5678",
    "PL 50123-4567",
    "annalove·nl",
    "ᴛᴇʟᴇɢʀᴀᴍ anna52",
    "〇六一二三四五六七八",
    "061-a-2345-b-678",
    "Аmsterdam",
    "🅰🅱",
    "...",
  ];
  for (const city of others) expect(cityProblem(city), city).toBe("city_not_a_town");
});

test("a town may have its postcode, and each that we know may be filled in", () => {
  const typed = [
    "1012 AB Amsterdam",
    "75001 Paris",
    "London SW1A 1AA",
    "New York, NY 10001-1234",
    "Washington, D.C. 20500-0003",
    "Lyon · fr",
    "Amsterdam•NL",
    "Team Valley",
    "73230 Kirchheim unter Teck",
    "St. Pölten",
    "Köln-Nord",
    "L'Haÿ-les-Roses",
    "Aalst (bij Gent)",
    "A Coruña",
    "Ø",
    "Y",
  ];
  for (const city of [...typed, ...towns().map((town) => town.city)]) expect(cityProblem(city), city).toBeUndefined();
});

test("a town is any word that can be seen", () => {
  expect(cityProblem(" 's-Hertogenbosch ")).toBeUndefined();
  expect(cityProblem("  ")).toBe("required");
  expect(cityProblem("Zeist\u202e")).toBe("invalid");
  expect(cityProblem("x".repeat(81))).toBe("city_too_long");
});
