import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { failed } from "./refusals.ts";

test("where even the error page fails, the words of the spec say so, with the way home and the request's id", async () => {
  const platform = aPlatform();
  const asked = (language: string) =>
    new Request("http://site.nl/members", { headers: { "Accept-Language": language } });
  const english = await failed(asked("en"), platform);
  expect(english.status).toBe(500);
  const html = await english.text();
  expect(html).toContain("An error occurred while showing the error page");
  expect(html).toContain('<a href="/">Go back to home</a>');
  expect(html).toContain(platform.requestId);
  expect(await (await failed(asked("nl"), platform)).text()).toContain(
    "Er ging iets mis bij het tonen van de foutpagina",
  );
});
