import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { giftIds } from "./gifts.ts";

const root = new URL("../../../", import.meta.url);
const drawings = giftIds.map((id) => ({ id, svg: readFileSync(new URL(`public/gifts/${id}.svg`, root), "utf8") }));

function namesIn(language: string): Record<string, string> {
  const file = readFileSync(new URL(`locales/${language}/gifts.json`, root), "utf8");
  return (JSON.parse(file) as { name: Record<string, string> }).name;
}

test("every gift has a drawing, and every drawing is of a gift", () => {
  const files = readdirSync(new URL("public/gifts/", root));
  expect(files.sort()).toEqual(giftIds.map((id) => `${id}.svg`).sort());
});

test("a drawing is a square that scales, small enough to send many at once", () => {
  for (const { id, svg } of drawings) {
    expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 120"><circle /);
    expect(Buffer.byteLength(svg), id).toBeLessThanOrEqual(1500);
    expect(brotliCompressSync(svg).length, id).toBeLessThanOrEqual(600);
  }
});

test("a drawing is shapes and nothing else: no script, no style, no text, nothing from elsewhere", () => {
  const shapes = new Set(["svg", "defs", "g", "use", "path", "circle", "ellipse", "rect"]);
  for (const { id, svg } of drawings) {
    const names = [...svg.matchAll(/<\/?([^\s/>]*)/g)].map(([, name = ""]) => name);
    expect({ id, others: names.filter((name) => !shapes.has(name)) }).toEqual({ id, others: [] });
    const attributes = svg.replace(' xmlns="http://www.w3.org/2000/svg"', "");
    expect(attributes, id).not.toMatch(/\son\w+=|\sstyle=|url\(|:|\shref="(?!#)/);
  }
});

test("no two drawings are the same, whatever their background", () => {
  const shapes = drawings.map(({ svg }) => svg.slice(svg.indexOf("/>")));
  expect(new Set(shapes).size).toBe(giftIds.length);
});

test("every gift has a name of its own in both languages", () => {
  for (const names of [namesIn("en"), namesIn("nl")]) {
    expect(Object.keys(names)).toEqual([...giftIds]);
    expect(new Set(Object.values(names)).size).toBe(giftIds.length);
  }
});
