import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { z } from "../../contract/zod.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { freeText } from "./free-text.form.ts";

const form = z.object({ text: freeText({ most: 4, isNeeded: true }), more: freeText({ most: 4 }) });

test("an emoji is one character, and space around is none", () => {
  expect(form.parse({ text: " 🌻🌻🌻🌻 " })).toEqual({ text: "🌻🌻🌻🌻", more: "" });
  expect(form.safeParse({ text: "🌻🌻🌻🌻🌻" }).error?.issues[0]?.message).toBe("text_too_long");
});

test("nothing to be seen is missing where words are needed", () => {
  expect(form.safeParse({ text: " \u202e " }).error?.issues[0]?.message).toBe("required");
});

test("the browser lets more be typed than is taken", () => {
  expect(constraintsOf(form)).toEqual({ text: { required: true, maxLength: 6000 }, more: { maxLength: 6000 } });
});

test("too long a text is kept, and it is said by how many characters", async () => {
  const body = new URLSearchParams({ text: "abcdef" });
  const read = await readForm({
    request: new Request("http://site/", { method: "POST", body }),
    schema: form,
    context: await contextIn("en"),
  });
  if (read.ok) throw new Error("accepted");
  const { initialValue, error } = read.reject().data.form;
  expect(initialValue).toEqual({ text: "abcdef" });
  expect(error?.["text"]).toEqual({
    text: "There is room for 4 characters, and these are 2 too many. Please shorten it a little.",
    summary: "label",
  });
});
