import { expect, test } from "vitest";
import { contextIn } from "../../../../tests/support/doubles/language.ts";
import { readSearch } from "./read-search.server.ts";
import { searchForms } from "./search.form.ts";

const [english, dutch] = [await contextIn("en"), await contextIn("nl")];

test("a search without filters is read once for each form, whoever asks", () => {
  const [dutchSite, belgianSite] = [searchForms(["NL"]).search, searchForms(["BE"]).search];
  const first = readSearch(new URLSearchParams(), dutchSite, english);
  expect(first).toMatchObject({ status: "success", value: { page: 1 } });
  expect(readSearch(new URLSearchParams("other=1"), dutchSite, dutch)).toBe(first);
  expect(readSearch(new URLSearchParams(), belgianSite, english)).not.toBe(first);
});

test("a filter is read each time", () => {
  const { search } = searchForms(["NL"]);
  const read = (text: string) => readSearch(new URLSearchParams(text), search, english);
  expect(read("page=3")).toMatchObject({ status: "success", value: { page: 3 } });
  expect(read("country=NL")).toMatchObject({ status: "success", value: { country: "NL", page: 1 } });
  expect(read("min_age=17").status).toBe("error");
  expect(read("")).toMatchObject({ status: "success", value: { page: 1 } });
});
