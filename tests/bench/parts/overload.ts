import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median, quantile } from "../../../scripts/bench/statistics.ts";
import { asLoad } from "../cores.ts";
import { memberAt, membersSite, type MembersSite } from "../bench-members.ts";
import { rounds } from "../rounds.ts";

const CONNECTIONS = 200;
const SECONDS = 4;
const QUIET_PAGES = 100;
/** As many pages as are made at the same time (workers/web/index.ts); their work is what an accepted one waits for. */
const IN_FLIGHT = 48;

/** Signed-in members, more than the site can serve, who ask again as soon as they have an answer. */
export const part: BenchPart = {
  name: "overload",
  title: `members' pages for ${CONNECTIONS} connections that ask without pause`,
  goal: { atMost: 2 },
  async run() {
    const site = await membersSite(20, { clock: true });
    try {
      return await asLoad(async () => {
        await quietPages(site);
        const all: Round[] = [];
        for (let round = 0; round < rounds(9); round += 1) {
          const before = round % 2 === 0 ? await quietPages(site) : undefined;
          const answers = await overloadedPages(site);
          all.push({ ...answers, quiet: before ?? (await quietPages(site)) });
        }
        return report(all);
      });
    } finally {
      await site.stop();
    }
  },
};

/** Milliseconds of each answer. */
interface Answers {
  accepted: number[];
  refused: number[];
}

interface Round extends Answers {
  quiet: number[];
}

function report(all: Round[]) {
  const ms = (values: (round: Round) => number[], share: number) =>
    median(all.map((round) => quantile(values(round), share))).toFixed(1);
  const both = (values: (round: Round) => number[]) => `${ms(values, 0.5)} ms (p50), ${ms(values, 0.99)} ms (p99)`;
  const perSecond = (values: (round: Round) => number[]) =>
    Math.round(median(all.map((round) => values(round).length / SECONDS)));
  return {
    measured: [
      {
        what: `an accepted page, p99 ÷ the work of ${IN_FLIGHT} pages (quiet median × ${IN_FLIGHT})`,
        rounds: all.map(({ accepted, quiet }) => quantile(accepted, 0.99) / (median(quiet) * IN_FLIGHT)),
      },
    ],
    notes: [
      `Accepted: ${both((round) => round.accepted)}, ${perSecond((round) => round.accepted)} a second.`,
      `Refused with 503: ${both((round) => round.refused)}, ${perSecond((round) => round.refused)} a second; they asked again at once, which no browser does.`,
      `Quiet, one page at a time: ${both((round) => round.quiet)}.`,
    ],
  };
}

async function quietPages({ members, page }: MembersSite): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < QUIET_PAGES; index += 1) {
    const began = performance.now();
    const status = await page("/members", memberAt(members, index));
    if (status !== 200) throw new Error(`A page was answered with ${status}.`);
    took.push(performance.now() - began);
  }
  return took;
}

async function overloadedPages({ members, page }: MembersSite): Promise<Answers> {
  const answers: Answers = { accepted: [], refused: [] };
  const until = performance.now() + SECONDS * 1000;
  const ask = async (index: number) => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await page("/members", memberAt(members, index));
      if (status !== 200 && status !== 503) throw new Error(`A page was answered with ${status}.`);
      answers[status === 200 ? "accepted" : "refused"].push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => ask(index)));
  return answers;
}
