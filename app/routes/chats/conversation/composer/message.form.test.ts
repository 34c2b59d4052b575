import { expect, test } from "vitest";
import { messageForm } from "./message.form.ts";

const client_id = "6f0d1d2e-6a51-4c11-9a39-0a3a6a1f8f10";

function problemsOf(form: unknown): string[] {
  return (
    messageForm(10)
      .safeParse(form)
      .error?.issues.map(({ message }) => message) ?? []
  );
}

test("words of the right length with a key are a message, without the space around them", () => {
  expect(messageForm(10).parse({ client_id, text: "  hello\n" })).toEqual({ client_id, text: "hello" });
});

test("nothing and only space is an empty message", () => {
  expect(problemsOf({ client_id })).toEqual(["message_empty"]);
  expect(problemsOf({ client_id, text: " \n " })).toEqual(["message_empty"]);
});

test("a text over the site's length is refused, an emoji counts as one", () => {
  expect(problemsOf({ client_id, text: "12345678901" })).toEqual(["message_too_long"]);
  expect(problemsOf({ client_id, text: "🙂".repeat(10) })).toEqual([]);
});

test("a key that is no UUID is refused", () => {
  expect(problemsOf({ client_id: "1", text: "hello" })).toEqual(["invalid"]);
});
