import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../progress.ts";
import { FRAME_NAME } from "./frames.ts";

const run = promisify(execFile);

/** One thread and no stamps: the same frames and the same ffmpeg make the same bytes. */
const alike = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"];
/** What every browser plays, with colours that no player has to guess. */
const PIXELS = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
const named = ["-color_primaries", "-color_trc", "-colorspace"].flatMap((name) => [name, "bt709"]);
const colours = ["-vf", PIXELS, ...named, "-color_range", "tv"];

const codecs = {
  webm: ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "30", "-deadline", "good", "-cpu-used", "1", "-row-mt", "0"],
  // `faststart`: what a player has to know first comes first.
  mp4: ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryslow", "-crf", "22", "-movflags", "+faststart"],
};

/** Says what to install where there is no ffmpeg, or one that cannot write these films. */
export function requireFfmpeg(): void {
  const { stdout, error } = spawnSync("ffmpeg", ["-hide_banner", "-encoders"], { encoding: "utf8" });
  if (error)
    throw new OperatorError("ffmpeg is missing. Install it (Debian: apt-get install ffmpeg), then run this again.");
  const missing = ["libvpx-vp9", "libx264", "libwebp"].filter((name) => !stdout.includes(` ${name} `));
  if (missing.length > 0)
    throw new OperatorError(`This ffmpeg was built without ${missing.join(", ")}. Debian's has all of them.`);
}

interface Frames {
  /** Their folder. */
  frames: string;
  to: string;
}

/** A film without sound. */
export async function encodeFilm(kind: keyof typeof codecs, { frames, rate, to }: Frames & { rate: number }) {
  const input = ["-framerate", String(rate), "-i", join(frames, FRAME_NAME)];
  await ffmpeg(...input, "-an", ...codecs[kind], ...colours, ...alike, to);
}

/** One frame, as the picture that is there before the film. */
export async function encodePoster({ frames, frame, to }: Frames & { frame: number }): Promise<void> {
  const input = ["-start_number", String(frame), "-i", join(frames, FRAME_NAME)];
  await ffmpeg(
    ...input,
    "-frames:v",
    "1",
    "-c:v",
    "libwebp",
    "-quality",
    "82",
    "-compression_level",
    "6",
    ...alike,
    to,
  );
}

async function ffmpeg(...args: string[]): Promise<void> {
  await run("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args]);
}
