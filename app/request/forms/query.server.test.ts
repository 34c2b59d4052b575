import { expect, test } from "vitest";
import { z } from "../../contract/zod.ts";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { readQuery } from "./query.server.ts";

const [english, dutch] = [await contextIn("en"), await contextIn("nl")];

test("an address without fields is read once for each form", () => {
  const filters = z.object({ page: z.coerce.number().default(1) });
  const others = z.object({ page: z.coerce.number().default(2) });
  const first = readQuery(new URLSearchParams(), filters, english);
  expect(first).toMatchObject({ status: "success", value: { page: 1 } });
  expect(readQuery(new URLSearchParams("other=1"), filters, dutch)).toBe(first);
  expect(readQuery(new URLSearchParams(), others, english)).toMatchObject({ value: { page: 2 } });
  expect(readQuery(new URLSearchParams("page=3"), filters, english)).toMatchObject({ value: { page: 3 } });
});

test("what an empty address lacks is said in each visitor's language", () => {
  const filters = z.object({ country: z.string() });
  const texts = [english, dutch].map((context) => {
    return readQuery(new URLSearchParams(), filters, context).reply().error?.["country"]?.text;
  });
  expect(texts[0]).toBeTruthy();
  expect(texts[1]).toBeTruthy();
  expect(texts[0]).not.toBe(texts[1]);
});
