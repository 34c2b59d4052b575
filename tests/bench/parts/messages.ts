import { LIVE_PATH, type LiveEvent } from "../../../app/contract/live.ts";
import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median, quantile } from "../../../scripts/bench/statistics.ts";
import { bareWorker, benchModule } from "../contestants.ts";
import { asLoad } from "../cores.ts";
import { at, crewSite, inBatches, type CrewSite } from "../crew.ts";
import { atPace } from "../pace.ts";
import { rounds } from "../rounds.ts";
import { openSocket } from "../sockets.ts";

/** `BENCH_SOCKETS=20 BENCH_ROUNDS=1 npm run bench -- messages` is a trial. Each socket's owner writes once a second. */
const SOCKETS = Number(process.env["BENCH_SOCKETS"] ?? 500);
const SECONDS = 3;
/** Then what was not shown is lost. */
const PATIENCE_MS = 30_000;
/** What a page waits when it is told to come back. */
const AGAIN_MS = 1000;

/** From the call that brings a message to its answer, and until it is on the other one's socket. */
export const part: BenchPart = {
  name: "messages",
  title: `${SOCKETS} messages a second to ${SOCKETS} sockets beside an echo (P10)`,
  goal: { atMost: 2.5 },
  async run() {
    const site = await crewSite(SOCKETS, { clock: true });
    const echo = await bareWorker({ modules: [benchModule("echo-object.js")], actor: "Echo" });
    try {
      return await asLoad(async () => {
        const [ours, beside] = [await listeningCrew(site), await listeningEchoes(echo.origin)];
        await ours.round();
        await beside();
        const all: Round[] = [];
        for (let round = 0; round < rounds(9); round += 1) {
          const first = round % 2 === 0 ? await ours.round() : undefined;
          const echoed = await beside();
          all.push({ ...(first ?? (await ours.round())), echoed });
        }
        return report(all);
      });
    } finally {
      await site.stop();
      await echo.stop();
    }
  },
};

/** Milliseconds of each message. */
interface Sent {
  accepted: number[];
  shown: number[];
  /** How often one was told to come back: there were too many at once. */
  refused: number;
}

interface Round extends Sent {
  echoed: number[];
}

function report(all: Round[]) {
  const p99 = (values: number[]) => quantile(values, 0.99);
  const ms = (of: (round: Round) => number[]) => median(all.map((round) => p99(of(round)))).toFixed(1);
  const refused = all.reduce((sum, round) => sum + round.refused, 0);
  return {
    measured: [
      {
        what: "accepted (durable) ÷ echoed, p99",
        rounds: all.map((round) => p99(round.accepted) / p99(round.echoed)),
      },
      {
        what: "shown on the other device ÷ echoed, p99",
        rounds: all.map((round) => p99(round.shown) / p99(round.echoed)),
      },
    ],
    notes: [
      `p99: accepted after ${ms((round) => round.accepted)} ms, shown after ${ms((round) => round.shown)} ms, echoed after ${ms((round) => round.echoed)} ms; ${SECONDS} seconds a round.`,
      `${refused} times one of ${all.length * SOCKETS * SECONDS} messages was told to come back and came a second later; that second counts.`,
    ],
  };
}

async function listeningCrew(site: CrewSite) {
  const waiting = new Map<string, () => void>();
  await inBatches(SOCKETS, (index) =>
    openSocket(site.origin + LIVE_PATH, at(site.crew, index).cookie, (text) => {
      const event = JSON.parse(text) as LiveEvent;
      if (event.kind === "message" && !event.message.own) waiting.get(event.message.text)?.();
    }),
  );
  let number = 0;
  async function one(index: number, sent: Sent): Promise<void> {
    const text = `Message ${(number += 1)}`;
    const began = performance.now();
    const shown = arrival(waiting, text);
    let status = await site.send(at(site.crew, index), at(site.crew, index ^ 1), text);
    while (status === 503 && performance.now() - began < PATIENCE_MS) {
      sent.refused += 1;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      status = await site.send(at(site.crew, index), at(site.crew, index ^ 1), text);
    }
    if (status !== 200) throw new Error(`A message was answered with ${status}.`);
    sent.accepted.push(performance.now() - began);
    sent.shown.push((await shown) - began);
  }
  return {
    async round(): Promise<Sent> {
      const sent: Sent = { accepted: [], shown: [], refused: 0 };
      await atPace({ perSecond: SOCKETS, seconds: SECONDS }, (index) => one(index, sent));
      return sent;
    },
  };
}

async function listeningEchoes(origin: string): Promise<() => Promise<number[]>> {
  const waiting = new Map<string, () => void>();
  const sockets = await inBatches(SOCKETS, (index) =>
    openSocket(`${origin}/${index}`, "", (text) => waiting.get(text)?.()),
  );
  let number = 0;
  return async () => {
    const took: number[] = [];
    await atPace({ perSecond: SOCKETS, seconds: SECONDS }, async (index) => {
      const text = `Message ${(number += 1)}`;
      const began = performance.now();
      const echoed = arrival(waiting, text);
      sockets[index % SOCKETS]?.send(text);
      took.push((await echoed) - began);
    });
    return took;
  };
}

/** When this text comes (performance.now()). */
function arrival(waiting: Map<string, () => void>, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error(`"${text}" was not shown.`)), PATIENCE_MS);
    waiting.set(text, () => {
      clearTimeout(lost);
      waiting.delete(text);
      resolve(performance.now());
    });
  });
}
