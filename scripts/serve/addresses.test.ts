import { expect, test } from "vitest";
import { demoOperator } from "../seed/demo-operator.ts";
import { addressesOf } from "./addresses.ts";
import { siteTableOf, withDemoSites } from "./settings/demo-sites.ts";

const origin = "http://localhost:8080";
const start = { port: 8080, variables: {} };
const table = siteTableOf(withDemoSites(start));
const logins = [{ name: "Anna", email: "anna@example.org", password: "a walk by the sea" }];

test("a demonstration says how its members and its operator sign in", () => {
  const text = addressesOf(origin, { apiOrigin: undefined, logins, others: [], table }).join("\n");
  for (const words of ["Sign in as Anna: anna@example.org  password: a walk by the sea", `${origin}/dev/mailbox`])
    expect(text).toContain(words);
  const { email, password } = demoOperator;
  expect(text).toContain(`${origin}/operator/login  ${email}  password: ${password}`);
});

test("a demonstration says where its other sites are, those with members first", () => {
  const lines = addressesOf(origin, { apiOrigin: undefined, logins, others: [{ site: "bbw", logins }], table });
  expect(lines.slice(-3)).toEqual([
    "Another site, with members of its own: http://bbw.localhost:8080",
    "  Sign in as Anna: anna@example.org  password: a walk by the sea",
    [
      "Further sites: http://she.localhost:8080",
      ...["bdsm", "gilf", "milf", "gay"].map((id) => `http://${id}.localhost:8080`),
    ].join("  "),
  ]);
});

test("a site without demonstration logins prints no password and no operator", () => {
  const alone = siteTableOf(start);
  expect(addressesOf(origin, { apiOrigin: "https://api.example.org", logins: [], others: [], table: alone })).toEqual([
    `Periwinkle is ready: ${origin}`,
    "It stands in front of the API at https://api.example.org.",
  ]);
});
