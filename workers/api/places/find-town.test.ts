import { expect, test } from "vitest";
import { findTown } from "./find-town.ts";

test("a town is found however its name is written, in its own country only", () => {
  for (const name of ["'s-Hertogenbosch", "’s Hertogenbosch", " S-HERTOGENBOSCH "])
    expect(findTown("NL", name)?.city, name).toBe("'s-Hertogenbosch");
  expect(findTown("CH", "zurich")).toMatchObject({ region: "Zürich", city: "Zürich" });
  expect(findTown("BE", "Eindhoven")).toBe(undefined);
  expect(findTown("NL", "Qwertydam")).toBe(undefined);
  expect(findTown("NL", "")).toBe(undefined);
});
