import fc from "fast-check";
import { expect, test } from "vitest";
import { concatBytes } from "./concat-bytes.server.ts";

const text = fc.string({ unit: "grapheme" });
const piece = fc.oneof(text, fc.uint8Array());

test("texts and bytes stand one after the other, and keep what they are when more is joined", () => {
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (pieces, others) => {
      const joined = concatBytes(pieces);
      concatBytes(others);
      expect(joined).toEqual(new Uint8Array(Buffer.concat(pieces.map((part) => Buffer.from(part)))));
    }),
  );
});

test("a text longer than all before is joined too", () => {
  const long = "€".repeat(200_000);
  expect(new TextDecoder().decode(concatBytes(["a", long, new Uint8Array([98])]))).toBe(`a${long}b`);
});
