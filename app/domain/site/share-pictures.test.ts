import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { niches } from "./niches.ts";
import { drawnNames, shareFile, sharePicture, shareSize } from "./share-pictures.ts";

const root = new URL("../../../public", import.meta.url).pathname;

test("every niche has a picture of the size that messengers ask for, with a name and without", () => {
  for (const niche of Object.values(niches))
    for (const named of [true, false]) {
      const file = root + shareFile(niche, { named });
      expect(statSync(file).size, file).toBeLessThan(100_000);
      const header = readFileSync(file).subarray(0, 24);
      expect(header.toString("latin1", 1, 4)).toBe("PNG");
      expect({ width: header.readUInt32BE(16), height: header.readUInt32BE(20) }, file).toEqual(shareSize);
    }
});

test("a site that is called otherwise has the picture without a name", () => {
  expect(sharePicture({ niche: 4, name: drawnNames.bbw })).toBe("/share/bbw.png");
  expect(sharePicture({ niche: 4, name: "Another" })).toBe("/share/bbw-plain.png");
  expect(sharePicture({ niche: 99, name: "Periwinkle" })).toBe("/share/general.png");
});
