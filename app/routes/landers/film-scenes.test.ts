import { expect, test } from "vitest";
import { captionsOf, FILM_SECONDS, filmScenes, sceneNames } from "./film-scenes.ts";

test("a caption stands from its scene's beginning to the next one's, the last to the end of the film", () => {
  expect(captionsOf((scene) => `Words of ${scene}.`)).toBe(`WEBVTT

00:00.000 --> 00:02.000
Words of bench.

00:02.000 --> 00:04.400
Words of letter.

00:04.400 --> 00:06.200
Words of heart.

00:06.200 --> 00:09.000
Words of walk.
`);
});

test("the scenes follow each other, with time to read each", () => {
  const times = [...sceneNames.map((scene) => filmScenes[scene]), FILM_SECONDS];
  for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBeGreaterThan(1.5);
});
