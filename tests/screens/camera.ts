import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "screens");
const QUALITY = 50;
const SHEET_QUALITY = 40;
/** CSS pixels; longer pages are cut. */
const LONGEST = 2000;
/** A phone's or a laptop's window. */
const SCREEN = 800;
/** Wide pictures are stored smaller, as they are only looked at. */
const WIDEST_STORED = 640;

interface Window {
  width: number;
  height?: number;
  file: string;
}

/** What lies over a page, or fills the window, is seen in one window; pages are taken whole. */
export async function takeWindow(page: Page, { width, height = SCREEN, file }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  await capture(page, { width, height, file });
}

/** Takes one picture of the whole page. */
export async function takePicture(page: Page, { width, file }: { width: number; file: string }): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(whole, SCREEN), LONGEST);
  // As tall as the page: then pictures that load lazily are in sight.
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.y > innerHeight || !image.checkVisibility()),
  );
  await capture(page, { width, height, file });
  await page.setViewportSize({ width, height: SCREEN });
}

interface Sheet extends Window {
  /** PNG, in base64. */
  pictures: string[];
  columns: number;
  /** How large each is on the sheet. */
  scale: number;
  height: number;
}

/** Many pictures of one size on one sheet. */
export async function takeSheet(page: Page, { pictures, columns, scale, file, ...one }: Sheet): Promise<void> {
  const [wide, high] = [Math.round(one.width * scale), Math.round(one.height * scale)];
  const images = pictures.map((data) => `<img src="data:image/png;base64,${data}" width="${wide}" height="${high}">`);
  const style = `margin:0;display:grid;grid-template-columns:repeat(${columns},${wide}px);gap:8px;padding:8px;background:#777`;
  await page.setContent(`<body style="${style}">${images.join("")}`);
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: columns * (wide + 8) + 8, height: rows * (high + 8) + 8 };
  await page.setViewportSize(size);
  await capture(page, { ...size, file, widest: size.width, quality: SHEET_QUALITY });
}

interface Captured {
  width: number;
  height: number;
  file: string;
  /** CSS pixels; what is wider is stored smaller. */
  widest?: number;
  quality?: number;
}

/** As WebP, by Chromium itself. */
async function capture(page: Page, { width, height, file, widest = WIDEST_STORED, quality = QUALITY }: Captured) {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", {
    format: "webp",
    quality,
    captureBeyondViewport: true,
    clip: { ...(await scrolled(page)), width, height, scale: Math.min(1, widest / width) },
  });
  await client.detach();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, file), Buffer.from(data, "base64"));
}

function scrolled(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => ({ x: scrollX, y: scrollY }));
}
