import type { BenchPart } from "../../../scripts/bench/part.ts";
import { benchSite, constantWorker } from "../contestants.ts";
import { sideBySide } from "../side-by-side.ts";
import { brotliBody } from "../brotli-body.ts";

const PATH = "/landers/gallery";
const HEADERS = { "Accept-Language": "en", "Accept-Encoding": "br" };

/** A public page out of the edge cache: its headers, its policy and its line of log are made for each visitor. */
export const part: BenchPart = {
  name: "lander",
  title: "a cached lander beside a constant Worker (P2)",
  goal: { atLeast: 0.6 },
  async run() {
    const site = await benchSite();
    const ours = { url: site.origin + PATH, headers: HEADERS };
    const body = await brotliBody(ours);
    const constant = await constantWorker(body);
    try {
      const { ratios, notes } = await sideBySide({ ours, beside: { url: `${constant.origin}/`, headers: HEADERS } });
      return {
        measured: [{ what: "cached lander ÷ constant of the same brotli bytes, requests a second", rounds: ratios }],
        notes: [`The page's body is ${body.length} bytes.`, ...notes],
      };
    } finally {
      await site.stop();
      await constant.stop();
    }
  },
};
