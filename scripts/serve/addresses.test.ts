import { expect, test } from "vitest";
import { demoOperator } from "../seed/demo-operator.ts";
import { addressesOf } from "./addresses.ts";

const origin = "http://localhost:8080";

test("a demonstration says how its members and its operator sign in", () => {
  const logins = [{ name: "Anna", email: "anna@example.org", password: "a walk by the sea" }];
  const text = addressesOf(origin, { apiOrigin: undefined, logins }).join("\n");
  for (const words of ["Sign in as Anna: anna@example.org  password: a walk by the sea", `${origin}/dev/mailbox`])
    expect(text).toContain(words);
  const { email, password } = demoOperator;
  expect(text).toContain(`${origin}/operator/login  ${email}  password: ${password}`);
});

test("a site without demonstration logins prints no password and no operator", () => {
  expect(addressesOf(origin, { apiOrigin: "https://api.example.org", logins: [] })).toEqual([
    `Periwinkle is ready: ${origin}`,
    "It stands in front of the API at https://api.example.org.",
  ]);
});
