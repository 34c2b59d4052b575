import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median, quantile } from "../../../scripts/bench/statistics.ts";
import { asLoad } from "../cores.ts";
import { at, crewSite, type CrewSite } from "../crew.ts";
import { atPace } from "../pace.ts";
import { rounds } from "../rounds.ts";
import { floodSignIns } from "../sign-in-flood.ts";

const SIGN_INS_PER_SECOND = 200;
/**
 * What members do meanwhile: as many pages as messages. A turn is longer than the time between two of the garbage
 * collector's long stops (some 35 seconds, quiet or not): in shorter ones p99 says which of the two had one.
 */
const PACE = { perSecond: 60, seconds: 40 };

const [AGAIN_MS, PATIENCE_MS] = [1000, 15_000];

/** The same site under the same light use, quiet and while strangers try passwords. */
export const part: BenchPart = {
  name: "sign-ins",
  title: `members while ${SIGN_INS_PER_SECOND} sign-ins a second arrive, beside a quiet site`,
  goal: { atMost: 2 },
  async run() {
    const site = await crewSite(20, { clock: false });
    try {
      return await asLoad(async () => {
        // Both ways once: the first strangers of all wake what they need.
        await membersAtWork(site);
        await useInFlood(site);
        const all: Round[] = [];
        for (let round = 0; round < rounds(9); round += 1) {
          const before = round % 2 === 0 ? await membersAtWork(site) : undefined;
          const flooded = await useInFlood(site);
          all.push({ quiet: before ?? (await membersAtWork(site)), flooded });
        }
        return report(all);
      });
    } finally {
      await site.stop();
    }
  },
};

/** Milliseconds. */
interface Use {
  pages: number[];
  sends: number[];
}

interface Round {
  quiet: Use;
  flooded: Use;
}

function report(all: Round[]) {
  const p99 = (use: Use, what: keyof Use) => quantile(use[what], 0.99);
  const ratios = (what: keyof Use) => all.map(({ quiet, flooded }) => p99(flooded, what) / p99(quiet, what));
  const ms = (when: keyof Round, what: keyof Use) => median(all.map((round) => p99(round[when], what))).toFixed(1);
  const figures = (["pages", "sends"] as const).map(
    (what) => `${what} ${ms("flooded", what)} ms, quiet ${ms("quiet", what)} ms`,
  );
  return {
    measured: [
      { what: "members' page in the flood ÷ quiet, p99", rounds: ratios("pages") },
      { what: "a message in the flood ÷ quiet, p99", rounds: ratios("sends") },
    ],
    notes: [`p99 (median of the rounds): ${figures.join("; ")}. Passwords cost their full price.`],
  };
}

async function useInFlood(site: CrewSite): Promise<Use> {
  const flood = floodSignIns({ origin: site.origin, perSecond: SIGN_INS_PER_SECOND });
  try {
    return await membersAtWork(site);
  } finally {
    const { statuses, sent } = await flood.stop();
    const handled = (statuses[401] ?? 0) + (statuses[429] ?? 0);
    if (handled < sent) console.log(`Of ${sent} sign-ins ${sent - handled} got neither 401 nor 429.`);
  }
}

async function membersAtWork({ crew, page, send }: CrewSite): Promise<Use> {
  const used: Use = { pages: [], sends: [] };
  await atPace(PACE, async (index) => {
    const who = at(crew, index);
    const began = performance.now();
    const sends = index % 2 === 0;
    const act = () => (sends ? send(who, at(crew, index ^ 1), `Message ${index}`) : page("/members", who));
    let status = await act();
    // Whoever is told to come back comes a second later, which counts.
    while (status === 503 && performance.now() - began < PATIENCE_MS) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      status = await act();
    }
    if (status !== 200) throw new Error(`${sends ? "A message" : "A page"} was answered with ${status}.`);
    used[sends ? "sends" : "pages"].push(performance.now() - began);
  });
  return used;
}
