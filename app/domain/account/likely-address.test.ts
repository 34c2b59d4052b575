import { expect, test } from "vitest";
import { likelyAddress } from "./likely-address.ts";

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["Anna@GMAI.com ", "anna@gmail.com"],
  ["anna@gmaill.com", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@gmial.con", "anna@gmail.com"],
  ["anna@hotmial.com", "anna@hotmail.com"],
  ["anna@hotmail.nll", "anna@hotmail.nl"],
  ["anna@kpnmial.nl", "anna@kpnmail.nl"],
  ["anna@gmailcom", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["anna@gmail.cm", "anna@gmail.com"],
  ["anna@gmail.nl", "anna@gmail.com"],
  ["anna@gmail", "anna@gmail.com"],
  ["anna@hotmail", "anna@hotmail.com"],
  ["anna@outlook", "anna@outlook.com"],
  ["anna@yahoo", "anna@yahoo.com"],
  ["anna@hotmail.co", "anna@hotmail.com"],
  ["anna@my-own-host.con", "anna@my-own-host.com"],
])("%s is likely %s", (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  "anna@gmail.com",
  "anna@gmx.at",
  "anna@mail.com",
  "anna@hotmail.be",
  "anna@x.constructor",
  "anna@cloud.com",
  "anna@icloud.com.cn",
  "anna@olive.com",
  "anna@tree.fr",
  "anna@yahoo.se",
  "anna@yahoo.co.uk",
  "anna@my-own-host.co",
  "anna@outlook.de",
  "anna@live.be",
  "anna@mw.de",
  "anna@periwinkle.example",
  "anna",
  "@",
  "",
])("of %s nothing else is likely", (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});
