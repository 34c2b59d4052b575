import { brotliCompressSync } from "node:zlib";
import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median } from "../../../scripts/bench/statistics.ts";
import { askAs, benchSite, constantWorker } from "../contestants.ts";
import { asLoad } from "../cores.ts";
import type { Asked } from "../load.ts";
import { rounds } from "../rounds.ts";
import { launch, visit, type Visit } from "../slow-phone.ts";
import type { Browser } from "@playwright/test";

/** The members' page on a cheap phone, beside the same words and styles as one constant page that asks for nothing. */
export const part: BenchPart = {
  name: "usable",
  title: "the members' page on a slow phone (P6)",
  goal: { atMost: 1.3 },
  async run() {
    const site = await benchSite();
    const ours = await askAs(site.login, site.origin, "/members");
    const html = await constantHtml(ours);
    const constant = await constantWorker(brotliCompressSync(html));
    try {
      const visits = await asLoad(() => visitInTurns(ours, { url: `${constant.origin}/` }));
      const ms = (of: (pair: Pair) => number | undefined) => Math.round(median(visits.map((pair) => of(pair) ?? 0)));
      return {
        measured: [
          {
            what: "members' page ÷ constant page, time until it is usable",
            rounds: visits.map((pair) => pair.ours.usable / pair.beside.usable),
          },
        ],
        notes: [
          `CPU 6 times slower, 400 kbit/s, 400 ms, empty cache. Usable: all HTML is drawn and the main thread is free. A round is the median of ${VISITS} visits each, in turns.`,
          `Medians: ${ms((pair) => pair.ours.usable)} ms beside ${ms((pair) => pair.beside.usable)} ms; React has the page after ${ms((pair) => pair.ours.hydrated)} ms, until then links and forms are the browser's own.`,
        ],
      };
    } finally {
      await site.stop();
      await constant.stop();
    }
  },
};

/** Of one round, ms: the median of its visits. */
interface Pair {
  ours: Visit;
  beside: Visit;
}

/** Visits of each in a round; a single one depends too much on what else the machine does. */
const VISITS = 3;

async function visitInTurns(ours: Asked, beside: Asked): Promise<Pair[]> {
  const browser = await launch();
  try {
    await visit(browser, ours, true);
    await visit(browser, beside, false);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds(9); round += 1) pairs.push(await oneRound(browser, { ours, beside }, round));
    return pairs;
  } finally {
    await browser.close();
  }
}

/** Who is visited first changes from visit to visit; only the last one waits for React, which takes seconds. */
async function oneRound(browser: Browser, { ours, beside }: Record<keyof Pair, Asked>, round: number): Promise<Pair> {
  const visits: Record<keyof Pair, Visit[]> = { ours: [], beside: [] };
  for (let turn = 0; turn < VISITS; turn += 1) {
    const oursToo = async () => visits.ours.push(await visit(browser, ours, turn === VISITS - 1));
    if ((round + turn) % 2 === 0) await oursToo();
    visits.beside.push(await visit(browser, beside, false));
    if ((round + turn) % 2 === 1) await oursToo();
  }
  const usable = (all: Visit[]) => median(all.map((one) => one.usable));
  return {
    ours: { usable: usable(visits.ours), hydrated: visits.ours.at(-1)?.hydrated },
    beside: { usable: usable(visits.beside) },
  };
}

/** The page without what it would ask for: no scripts, no links to files, no pictures. */
async function constantHtml({ url, headers }: Asked): Promise<string> {
  const html = await (await fetch(url, { headers })).text();
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>|<img\b[^>]*>/g, "");
}
