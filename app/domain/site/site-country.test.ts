import { expect, test } from "vitest";
import { siteCountry } from "./site-country.ts";

const of = (countries: string[], domain_language = "en", company?: string) =>
  siteCountry({ countries, domain_language }, company);

test("a site is at home where it alone serves, where its language is read, where its company is, or in its first country", () => {
  expect(of(["BE"], "nl", "NL")).toBe("BE");
  expect(of(["US", "BE", "NL"], "de", "NL")).toBe("NL");
  expect(of(["US", "DE", "NL"], "de", "NL")).toBe("DE");
  expect(of([], "en", "NL")).toBe("NL");
  expect(of(["GB", "IE"], "en", "NL")).toBe("GB");
  expect(of([], "en")).toBe("US");
});
