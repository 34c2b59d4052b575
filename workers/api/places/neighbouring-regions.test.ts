import { expect, test } from "vitest";
import { neighbouringRegions } from "./neighbouring-regions.ts";
import { towns } from "./regions.ts";

test("the regions beside one are its neighbours, never itself", () => {
  const beside = neighbouringRegions({ country: "NL", region: "Utrecht" });
  for (const name of ["Gelderland", "Noord-Holland", "Zuid-Holland"]) expect(beside).toContain(name);
  for (const name of ["Utrecht", "Groningen", "Limburg"]) expect(beside).not.toContain(name);
});

test("every region has one, however far", () => {
  for (const { country, region } of towns()) {
    const beside = neighbouringRegions({ country, region });
    expect(beside.length, `${country} ${region}`).toBeGreaterThan(0);
    expect(beside, `${country} ${region}`).not.toContain(region);
  }
});

test("a region that we do not know has none", () => {
  expect(neighbouringRegions({ country: "NL", region: "Atlantis" })).toEqual([]);
  expect(neighbouringRegions({ country: "XX", region: "Utrecht" })).toEqual([]);
});
