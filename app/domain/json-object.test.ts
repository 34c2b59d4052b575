import { expect, test } from "vitest";
import { jsonObject } from "./json-object.ts";

test("an object is read, anything else is an empty one", () => {
  expect(jsonObject('{"id":"a","response":{"b":1}}')).toEqual({ id: "a", response: { b: 1 } });
  for (const text of ["", "[1]", "null", "7", '{"id":', "undefined"]) expect(jsonObject(text), text).toEqual({});
});
