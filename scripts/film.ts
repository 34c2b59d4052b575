import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FILM_SECONDS } from "../app/routes/landers/film-scenes.ts";
import { encodeFilm, encodePoster, requireFfmpeg } from "./film/encode.ts";
import { FRAMES_A_SECOND, takeFrames } from "./film/frames.ts";
import { loadFilmPage } from "./film/load-page.ts";
import { main, OperatorError, step } from "./progress.ts";
import { ROOT } from "./serve/build.ts";

const OUTPUT = join(ROOT, "public", "film");
/** Bytes of each file, at most. */
const MOST = 400_000;

/** `npm run film`: the film of /landers/video, into public/film (scripts/film/README.md). */
await main(async () => {
  requireFfmpeg();
  const frames = mkdtempSync(join(tmpdir(), "periwinkle-film-"));
  try {
    const page = await step("Drawing the stage", loadFilmPage);
    const count = await step("Taking the frames", () => takeFrames(page, { folder: frames, seconds: FILM_SECONDS }));
    mkdirSync(OUTPUT, { recursive: true });
    const from = { frames, rate: FRAMES_A_SECOND };
    await step("poster.webp", () => encodePoster({ frames, frame: count - 1, to: join(OUTPUT, "poster.webp") }));
    await step("film.webm", () => encodeFilm("webm", { ...from, to: join(OUTPUT, "film.webm") }));
    await step("film.mp4", () => encodeFilm("mp4", { ...from, to: join(OUTPUT, "film.mp4") }));
  } finally {
    rmSync(frames, { recursive: true, force: true });
  }
  for (const name of ["poster.webp", "film.webm", "film.mp4"]) {
    const { size } = statSync(join(OUTPUT, name));
    console.log(`public/film/${name}: ${size} bytes`);
    if (size >= MOST) throw new OperatorError(`${name} is too large: ${MOST} bytes are allowed.`);
  }
});
