import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../installed-chromium.ts";
import { chromiumToUse } from "../test/find-browsers.ts";

export const FRAMES_A_SECOND = 25;
/** ffmpeg's pattern of the files' names. */
export const FRAME_NAME = "%04d.png";

const size = { width: 960, height: 600 };

/** One picture a frame: nothing plays, each moment is asked for, so that a slow machine draws the same film. Their number. */
export async function takeFrames(page: string, { folder, seconds }: { folder: string; seconds: number }) {
  const browser = await chromium.launch({ executablePath: await chromiumToUse(), args: CHROMIUM_FLAGS });
  try {
    const stage = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
    await stage.setContent(page);
    const count = seconds * FRAMES_A_SECOND;
    for (let frame = 0; frame < count; frame++) {
      await stage.evaluate(showMoment, (frame * 1000) / FRAMES_A_SECOND);
      await stage.screenshot({ path: join(folder, FRAME_NAME.replace("%04d", String(frame).padStart(4, "0"))) });
    }
    return count;
  } finally {
    await browser.close();
  }
}

/** In the page. */
function showMoment(ms: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
}
