import { expect, test } from "vitest";
import { exportFileName } from "./file-name.ts";

test("a file is named after the site and the day, in letters that any header and any disk takes", () => {
  expect(exportFileName("Periwinkle", "2026-11-21")).toBe("periwinkle-2026-11-21.zip");
  expect(exportFileName("Chérie & Co.\r\n", "2026-11-21")).toBe("cherie-co-2026-11-21.zip");
  expect(exportFileName("…", "2026-11-21")).toBe("export-2026-11-21.zip");
});
