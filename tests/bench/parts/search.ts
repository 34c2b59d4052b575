import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median, quantile, slope } from "../../../scripts/bench/statistics.ts";
import { PAGE_SIZE } from "../../../app/contract/people/search-values.ts";
import { bundled } from "../bundle.ts";
import { bareWorker } from "../contestants.ts";
import { asLoad } from "../cores.ts";
import { rounds } from "../rounds.ts";
import type { Filter } from "../../../workers/api/actors/directory/filter.ts";
import { type Asked, searches } from "../search/searches.ts";

/** The last that is offered. */
const LAST_PAGE = 100;
const FILLED_AT_ONCE = 100_000;

/** `BENCH_ROWS=1000,5000 npm run bench -- search` is a trial. */
const SIZES = (process.env["BENCH_ROWS"] ?? "10000,100000,1000000").split(",").map(Number);

/** Directories of different sizes, asked the same by turns, each search as the first of its kind. */
export const part: BenchPart = {
  name: "search",
  title: "searches in a growing directory (P8, P9)",
  goal: { atMost: 0.15 },
  async run() {
    const server = await bareWorker({
      modules: await bundled("tests/bench/search/worker.ts", "search"),
      actor: "BenchDirectory",
    });
    try {
      for (const size of SIZES) await fill(server.origin, size);
      const measured = await asLoad(async () => {
        await oneRound(server.origin);
        const all: Round[] = [];
        for (let round = 0; round < rounds(9); round += 1) all.push(await oneRound(server.origin));
        return all;
      });
      return report(measured);
    } finally {
      await server.stop();
    }
  },
};

const ORDERS = ["nearest", "newest", "last active"];

interface Round {
  /** Milliseconds until the first page of each search is there, by size. */
  first: Map<number, number[]>;
  /** Of them a call that finds nothing takes so many. */
  hop: number;
  /** The kind of each search, in the same order. */
  kinds: string[];
  /** In the largest directory: the last page ÷ the first one, of searches that have one. */
  lastPage: number;
}

async function oneRound(origin: string): Promise<Round> {
  const all = searches(Date.now());
  const hops: number[] = [];
  for (let time = 0; time < 100; time += 1) hops.push((await ask(origin, "/", SIZES[0] ?? 0, {})).ms);
  const hop = median(hops);
  const largest = Math.max(...SIZES);
  const first = new Map(SIZES.map((size) => [size, [] as number[]]));
  const took = (size: number, filter: Filter, page: number) =>
    ask(origin, "/search", size, { ...filter, exclude: [], page, size: PAGE_SIZE });
  for (const { filter } of all) for (const size of SIZES) first.get(size)?.push((await took(size, filter, 1)).ms);
  return {
    first,
    hop,
    kinds: all.map(({ kind }) => kind),
    lastPage: await lastToFirst(all, async (filter, page) => {
      const { ms, found } = await took(largest, filter, page);
      return { ms: ownMs(ms, hop), found };
    }),
  };
}

/** Below a hundredth of a millisecond nothing is told apart. */
function ownMs(ms: number, hop: number): number {
  return Math.max(0.01, ms - hop);
}

/**
 * The last page ÷ the first one. Each of the two is asked for after all other searches, so that neither finds its cards or
 * its rows where the other one left them in memory; which of them comes first changes from search to search.
 */
async function lastToFirst(
  all: readonly Asked[],
  took: (filter: Filter, page: number) => Promise<{ ms: number; found: number }>,
): Promise<number> {
  const pages = all.map(({ filter }, index) => ({ filter, order: index % 2 === 0 ? [1, LAST_PAGE] : [LAST_PAGE, 1] }));
  const measured = pages.map(() => new Map<number, { ms: number; found: number }>());
  for (const turn of [0, 1])
    for (const [index, { filter, order }] of pages.entries()) {
      const page = order[turn] ?? 1;
      measured[index]?.set(page, await took(filter, page));
    }
  const whole = measured.filter((pair) => (pair.get(LAST_PAGE)?.found ?? 0) > 0);
  const ms = (page: number) => median(whole.map((pair) => pair.get(page)?.ms ?? Number.NaN));
  return ms(LAST_PAGE) / ms(1);
}

function report(all: Round[]) {
  const at = (share: number) => (size: number, round: Round) => quantile(round.first.get(size) ?? [], share);
  const own = (size: number, round: Round) => ownMs(at(0.5)(size, round), round.hop);
  const growth = (value: (size: number, round: Round) => number) =>
    all.map((round) => slope(SIZES.map((size) => [Math.log(size), Math.log(value(size, round))])));
  const ofKinds = (names: readonly string[]) => (size: number, round: Round) =>
    median((round.first.get(size) ?? []).filter((_, place) => names.includes(round.kinds[place] ?? "")));
  const kinds = [...new Set(all.flatMap((round) => round.kinds))];
  const filters = kinds.filter((kind) => ![...ORDERS, "region and ages", "together"].includes(kind));
  const byKind = kinds.map((kind) => {
    const ms = SIZES.map((size) => median(all.map((round) => ofKinds([kind])(size, round))).toFixed(2));
    return `${kind} ${ms.join(", ")}`;
  });
  const figures = SIZES.map((size) => {
    const [p50, p99] = [0.5, 0.99].map((share) => median(all.map((round) => at(share)(size, round))).toFixed(2));
    return `${size.toLocaleString("en")} rows: ${p50} ms (p50), ${p99} ms (p99)`;
  });
  const hop = median(all.map((round) => round.hop)).toFixed(2);
  const deep = all.map((round) => round.lastPage).filter(Number.isFinite);
  return {
    measured: [
      { what: "growth exponent of p50 over all searches", rounds: growth(at(0.5)) },
      { what: "growth exponent of p50, each other filter", rounds: growth(ofKinds(filters)) },
      { what: "growth exponent of p50, each other order", rounds: growth(ofKinds(ORDERS)) },
      { what: "growth exponent of p50, many together", rounds: growth(ofKinds(["together"])) },
      { what: "growth exponent of p99", rounds: growth(at(0.99)), goal: { atMost: 0.25 } },
      ...(deep.length > 0
        ? [{ what: `page ${LAST_PAGE}, the last one offered, ÷ page 1`, rounds: deep, goal: { atMost: 1.2 } }]
        : []),
    ],
    notes: [
      `${figures.join("; ")}. So long a page waits for it, with the hop to the object: ${hop} ms here, on the same machine.`,
      `Without that hop the exponent of p50 over all searches is ${median(growth(own)).toFixed(2)}.`,
      `Milliseconds (p50) of each kind, by size: ${byKind.join("; ")}.`,
      "Two genders sought by men, women or visitors, in five regions (one with twenty people), five spans of age; each other filter and order by common and rare values with three spans of age; and two to four of them together.",
      "Each as the first of its kind in a minute; the object keeps its rows, so that leafing on costs only the cards.",
      "Page 1 and the last one are each asked for after all other searches, in changing order.",
    ],
  };
}

async function fill(origin: string, size: number): Promise<void> {
  for (let from = 0; from < size; from += FILLED_AT_ONCE) {
    const until = Math.min(size, from + FILLED_AT_ONCE);
    const { found } = await ask(origin, `/fill?from=${from}&until=${until}`, size, {});
    if (found !== until) throw new Error(`${found} of ${until} rows are there.`);
  }
}

async function ask(origin: string, path: string, rows: number, body: object): Promise<{ ms: number; found: number }> {
  const url = new URL(path, origin);
  url.searchParams.set("rows", String(rows));
  const began = performance.now();
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const found = (await response.json()) as number;
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return { ms, found };
}
