import { expect, test } from "vitest";
import { shrinkPhoto, shrunkSize } from "./shrink-photo.ts";

test("the longer side becomes 2,048 pixels, and nothing is enlarged", () => {
  expect(shrunkSize({ width: 4032, height: 3024 })).toEqual({ width: 2048, height: 1536 });
  expect(shrunkSize({ width: 3024, height: 4032 })).toEqual({ width: 1536, height: 2048 });
  expect(shrunkSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  expect(shrunkSize({ width: 20_000, height: 2 })).toEqual({ width: 2048, height: 1 });
});

test("what the browser cannot open is sent as it is", async () => {
  const file = new Blob(["no picture"]);
  expect(await shrinkPhoto(file)).toBe(file);
});
