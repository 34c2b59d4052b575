import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

const SIZE = 1000;

test("a part is asked for by its first and last byte, from one on, or by how many at the end", () => {
  expect(byteRange("bytes=0-1", SIZE)).toEqual({ first: 0, last: 1 });
  expect(byteRange("bytes=200-", SIZE)).toEqual({ first: 200, last: 999 });
  expect(byteRange("bytes=-300", SIZE)).toEqual({ first: 700, last: 999 });
});

test("what reaches over the end ends there", () => {
  expect(byteRange("bytes=990-5000", SIZE)).toEqual({ first: 990, last: 999 });
  expect(byteRange("bytes=-5000", SIZE)).toEqual({ first: 0, last: 999 });
});

test("a part that the file does not have", () => {
  for (const header of ["bytes=1000-", "bytes=1000-1001", "bytes=-0"]) expect(byteRange(header, SIZE)).toBe("outside");
});

test("whoever asks in another way gets the whole", () => {
  for (const header of [null, "", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b", "bytes 0-1"])
    expect(byteRange(header, SIZE), String(header)).toBeUndefined();
});
