import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILM_SECONDS } from "../../app/routes/landers/film-scenes.ts";
import { ROOT } from "../../scripts/serve/build.ts";

const read = (name: string) => readFileSync(join(ROOT, "public/film", name));
const [mp4, webm, poster] = [read("film.mp4"), read("film.webm"), read("poster.webp")];

test("the film is as small as its page says, and the picture before it much smaller", () => {
  // "less than 0.2 MB" (landers:film.note)
  for (const file of [mp4, webm]) expect(file.length).toBeLessThan(200_000);
  expect(poster.length).toBeLessThan(15_000);
});

test("the film has pictures and no sound, in formats that browsers know", () => {
  expect([mp4.includes("vide"), mp4.includes("avc1"), mp4.includes("soun")]).toEqual([true, true, false]);
  const codecs = webm.toString("latin1").match(/[VAS]_[A-Z0-9]{3,}/g);
  expect(codecs).toEqual(["V_VP9"]);
});

test("a player finds at the beginning of the file what it has to know first", () => {
  expect(mp4.indexOf("moov")).toBeLessThan(mp4.indexOf("mdat"));
});

test("the film takes as long as its scenes and captions do", () => {
  // ISO 14496-12, mvhd: how many units a second has, and how many the film takes.
  const header = mp4.indexOf("mvhd");
  expect(mp4.readUInt32BE(header + 20) / mp4.readUInt32BE(header + 16)).toBe(FILM_SECONDS);
});
