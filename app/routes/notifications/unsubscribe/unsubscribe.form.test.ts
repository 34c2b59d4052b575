import { expect, test } from "vitest";
import { linkIn, unsubscribeForm } from "./unsubscribe.form.ts";

const link = (query: string) => linkIn(new URLSearchParams(query));

test("a mail's link has the member's id, a token and perhaps a kind", () => {
  expect(link("id=7&token=abc&kind=like")).toEqual({ id: "7", token: "abc", kind: "like" });
  expect(link("id=7&token=abc")).toEqual({ id: "7", token: "abc", kind: undefined });
  expect(link("id=7&token=abc&kind=whim")).toEqual({ id: "7", token: "abc", kind: undefined });
});

test("half a link is none", () => {
  for (const query of ["", "id=7", "token=abc", "id=&token=abc", `id=7&token=${"a".repeat(129)}`]) {
    expect(link(query)).toBeUndefined();
  }
});

test("a mail program's one click means all, our buttons say what they mean", () => {
  expect(unsubscribeForm.parse({ "List-Unsubscribe": "One-Click" })).toEqual({ scope: "all", on: false });
  expect(unsubscribeForm.parse({ scope: "kind" })).toEqual({ scope: "kind", on: false });
  expect(unsubscribeForm.parse({ scope: "all", on: "1" })).toEqual({ scope: "all", on: true });
});

test("what asks for nothing changes nothing", () => {
  for (const fields of [{}, { on: "1" }, { "List-Unsubscribe": "Maybe" }, { scope: "everything" }]) {
    expect(unsubscribeForm.safeParse(fields).success).toBe(false);
  }
});
