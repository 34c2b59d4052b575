import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { aboutMessage, namedIn, positionOf, reportForm } from "./report.form.ts";

async function read(text: string) {
  const body = new URLSearchParams({ key: crypto.randomUUID(), about: "profile", reason: "hate", text });
  return readForm(new Request("http://site/", { method: "POST", body }), reportForm, await contextIn("en"));
}

test("a report needs no words, and those it has are cleaned", async () => {
  expect(await read("")).toMatchObject({ ok: true, value: { text: "" } });
  expect(await read(" We never met. ")).toMatchObject({ ok: true, value: { text: "We never met." } });
});

test("what is chosen says what it is, and where a message is", () => {
  const message = { id: "m:7", position: 12 };
  expect(namedIn(aboutMessage(message))).toEqual({ message: "m:7" });
  expect(positionOf(aboutMessage(message))).toBe(12);
  expect(namedIn("photo:p1")).toEqual({ photo: "p1" });
  expect([namedIn("profile"), positionOf("photo:p1"), positionOf("")]).toEqual([{}, undefined, undefined]);
});
