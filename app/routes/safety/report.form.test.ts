import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { reportForm } from "./report.form.ts";

async function read(text: string) {
  const body = new URLSearchParams({ key: crypto.randomUUID(), about: "profile", reason: "hate", text });
  return readForm({
    request: new Request("http://site/", { method: "POST", body }),
    schema: reportForm,
    context: await contextIn("en"),
  });
}

test("a report needs no words, and those it has are cleaned", async () => {
  expect(await read("")).toMatchObject({ ok: true, value: { text: "" } });
  expect(await read(" We never met. ")).toMatchObject({ ok: true, value: { text: "We never met." } });
});
