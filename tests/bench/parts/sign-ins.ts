import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median, quantile } from "../../../scripts/bench/statistics.ts";
import { asLoad } from "../cores.ts";
import { memberAt, membersSite, type MembersSite } from "../bench-members.ts";
import { atRate } from "../fixed-rate.ts";
import { rounds } from "../rounds.ts";
import { floodSignIns } from "../sign-in-flood.ts";

const SIGN_INS_PER_SECOND = 200;
/** What members do meanwhile: as many pages as messages. In each round both ways have two turns. */
const PER_SECOND = 60;
const TURN_S = 20;
/** A turn begins this long before it counts; what a flood's first seconds cost is a figure of its own. */
const LEAD_S = 2;

const [AGAIN_MS, PATIENCE_MS] = [1000, 15_000];

/** The same site under the same light use, quiet and while unknown visitors try passwords. */
export const part: BenchPart = {
  name: "sign-ins",
  title: `members while ${SIGN_INS_PER_SECOND} sign-ins a second arrive, beside a quiet site`,
  goal: { atMost: 2 },
  async run() {
    const site = await membersSite(20, { clock: false });
    try {
      return await asLoad(async () => {
        // Both ways once: the first unknown visitors of all wake what they need.
        await oneTurn(site);
        await floodedTurn(site);
        const all: Round[] = [];
        for (let round = 0; round < rounds(9); round += 1) {
          all.push(await oneRound(site, round % 2 === 0));
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
  /** The first `LEAD_S` of each flood, which `flooded` leaves out. */
  begin: Use;
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
    notes: [
      `p99 (median of the rounds): ${figures.join("; ")}. Passwords cost their full price.`,
      `The first ${LEAD_S} s of a flood are not in it. There p99 is ${ms("begin", "pages")} ms for pages and ${ms("begin", "sends")} ms for sends.`,
    ],
  };
}

/** Quiet turns first and last, or in the middle: what makes the machine slower for a while costs both alike. */
async function oneRound(site: MembersSite, quietFirst: boolean): Promise<Round> {
  const order = quietFirst
    ? (["quiet", "flooded", "flooded", "quiet"] as const)
    : (["flooded", "quiet", "quiet", "flooded"] as const);
  const round: Round = { quiet: noUse(), flooded: noUse(), begin: noUse() };
  for (const when of order) {
    const { lead, turn } = when === "quiet" ? await oneTurn(site) : await floodedTurn(site);
    add(round[when], turn);
    if (when === "flooded") add(round.begin, lead);
  }
  return round;
}

function noUse(): Use {
  return { pages: [], sends: [] };
}

function add(sum: Use, { pages, sends }: Use): void {
  sum.pages.push(...pages);
  sum.sends.push(...sends);
}

async function oneTurn(site: MembersSite): Promise<{ lead: Use; turn: Use }> {
  return { lead: await membersAtWork(site, LEAD_S), turn: await membersAtWork(site, TURN_S) };
}

async function floodedTurn(site: MembersSite): Promise<{ lead: Use; turn: Use }> {
  const flood = floodSignIns({ origin: site.origin, perSecond: SIGN_INS_PER_SECOND });
  try {
    return await oneTurn(site);
  } finally {
    const { statuses, sent } = await flood.stop();
    const handled = (statuses[422] ?? 0) + (statuses[429] ?? 0);
    if (handled < sent) console.log(`Of ${sent} sign-ins ${sent - handled} got neither 422 nor 429.`);
  }
}

async function membersAtWork({ members, page, send }: MembersSite, seconds: number): Promise<Use> {
  const used = noUse();
  await atRate({ perSecond: PER_SECOND, seconds }, async (index) => {
    const who = memberAt(members, index);
    const began = performance.now();
    const sends = index % 2 === 0;
    const act = () => (sends ? send(who, memberAt(members, index ^ 1), `Message ${index}`) : page("/members", who));
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
