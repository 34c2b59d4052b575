import { LIVE_PATH, type LiveEvent } from "../../../app/contract/live.ts";
import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median, quantile } from "../../../scripts/bench/statistics.ts";
import { bareWorker, benchModule } from "../contestants.ts";
import { asLoad } from "../cores.ts";
import { memberAt, membersSite, inBatches, type MembersSite } from "../bench-members.ts";
import { atRate } from "../fixed-rate.ts";
import { rounds } from "../rounds.ts";
import { openSocket } from "../sockets.ts";

/** `BENCH_SOCKETS=20 BENCH_ROUNDS=1 npm run bench -- messages` is a trial. Each socket's owner writes once a second. */
const SOCKETS = Number(process.env["BENCH_SOCKETS"] ?? 500);
/** Messages a second: the goal's rate, and a lower one for comparison. */
const [BUSY, CALM] = [SOCKETS, Math.ceil(SOCKETS / 5)];
const SECONDS = 3;
/** Milliseconds after which a message that was not accepted or shown is late; it counts with this time. */
const PATIENCE_MS = 15_000;
/** How long a page waits when it gets `Retry-After`. */
const AGAIN_MS = 1000;

/** From the call that brings a message to its answer, and until it is on the other one's socket. */
export const part: BenchPart = {
  name: "messages",
  title: `${SOCKETS} messages a second to ${SOCKETS} sockets beside an echo (P10)`,
  goal: { atMost: 2.5 },
  async run() {
    const site = await membersSite(SOCKETS, { clock: true });
    const echo = await bareWorker({ modules: [benchModule("echo-object.js")], actor: "Echo" });
    const storing = await bareWorker({ modules: [benchModule("storing-object.js")], actor: "Storing" });
    try {
      return await asLoad(async () => {
        const contest: Contest = {
          ours: await listeningMembers(site),
          beside: await listeningEchoes(echo.origin),
          oneRow: await listeningEchoes(`${storing.origin}/one`),
          twoRows: await listeningEchoes(`${storing.origin}/two`),
        };
        for (const warmUp of Object.values(contest)) await warmUp(CALM);
        const all: Round[] = [];
        for (let round = 0; round < rounds(9); round += 1) {
          const calm = await inTurns(contest, { perSecond: CALM, oursFirst: round % 2 === 0 });
          all.push({ calm, busy: await inTurns(contest, { perSecond: BUSY, oursFirst: round % 2 === 1 }) });
        }
        return report(all);
      });
    } finally {
      await site.stop();
      await echo.stop();
      await storing.stop();
    }
  },
};

/** Milliseconds of each message. */
interface Sent {
  accepted: number[];
  shown: number[];
  /** How often one was told to come back: there were too many at once. */
  refused: number;
  late: number;
}

interface Pair extends Sent {
  echoed: number[];
  /** By an object that stores a row before it answers, and by two of which both do: what durability alone costs here. */
  oneRow: number[];
  twoRows: number[];
  /** From the first message until the last one was answered. */
  seconds: number;
}

type Round = Record<"busy" | "calm", Pair>;

interface Contest {
  ours(perSecond: number): Promise<Sent>;
  beside(perSecond: number): Promise<number[]>;
  oneRow(perSecond: number): Promise<number[]>;
  twoRows(perSecond: number): Promise<number[]>;
}

async function inTurns(
  { ours, beside, oneRow, twoRows }: Contest,
  { perSecond, oursFirst }: { perSecond: number; oursFirst: boolean },
): Promise<Pair> {
  const before = oursFirst ? undefined : await beside(perSecond);
  const began = performance.now();
  const sent = await ours(perSecond);
  const seconds = (performance.now() - began) / 1000;
  const echoed = before ?? (await beside(perSecond));
  return { ...sent, seconds, echoed, oneRow: await oneRow(perSecond), twoRows: await twoRows(perSecond) };
}

function report(all: Round[]) {
  return {
    measured: [...figures(all, "busy", BUSY), ...figures(all, "calm", CALM)],
    notes: [
      notesOn(all, "busy", BUSY),
      durabilityOf(all, "busy", BUSY),
      notesOn(all, "calm", CALM),
      durabilityOf(all, "calm", CALM),
    ],
  };
}

const p99 = (values: number[]) => quantile(values, 0.99);

function figures(all: Round[], when: keyof Round, perSecond: number) {
  const ratios = (what: "accepted" | "shown") => all.map(({ [when]: pair }) => p99(pair[what]) / p99(pair.echoed));
  return [
    { what: `${perSecond} a second: accepted (durable) ÷ echoed, p99`, rounds: ratios("accepted") },
    { what: `${perSecond} a second: shown on the other device ÷ echoed, p99`, rounds: ratios("shown") },
  ];
}

function notesOn(all: Round[], when: keyof Round, perSecond: number): string {
  const ms = (of: (pair: Pair) => number[], share = 0.99) =>
    median(all.map((round) => quantile(of(round[when]), share))).toFixed(1);
  const sum = (what: "refused" | "late") => all.reduce((total, round) => total + round[when][what], 0);
  const rate = Math.round(median(all.map(({ [when]: pair }) => pair.accepted.length / pair.seconds)));
  return (
    `${perSecond} a second for ${SECONDS} seconds: accepted after ${ms((pair) => pair.accepted)} ms (p50 ${ms((pair) => pair.accepted, 0.5)}), ` +
    `shown after ${ms((pair) => pair.shown)} ms, echoed after ${ms((pair) => pair.echoed)} ms. ${rate} a second were carried; ` +
    `${sum("refused")} times one of ${all.length * perSecond * SECONDS} was told to come back and came a second later, which counts; ` +
    `${sum("late")} were late by more than ${PATIENCE_MS / 1000} seconds.`
  );
}

/** What the echo would take if it stored something, on this disk. */
function durabilityOf(all: Round[], when: keyof Round, perSecond: number): string {
  const ratio = (what: "oneRow" | "twoRows") =>
    median(all.map(({ [when]: pair }) => p99(pair[what]) / p99(pair.echoed))).toFixed(2);
  const ms = (what: "oneRow" | "twoRows") => median(all.map(({ [when]: pair }) => p99(pair[what]))).toFixed(1);
  return (
    `${perSecond} a second, bare objects that store before they answer, p99: one row ${ms("oneRow")} ms, ${ratio("oneRow")} × the echo; ` +
    `a row in each of two objects, the second tells its socket, ${ms("twoRows")} ms, ${ratio("twoRows")} ×.`
  );
}

async function listeningMembers(site: MembersSite): Promise<Contest["ours"]> {
  const waiting = new Map<string, () => void>();
  await inBatches(SOCKETS, (index) =>
    openSocket(site.origin + LIVE_PATH, memberAt(site.members, index).cookie, (text) => {
      const event = JSON.parse(text) as LiveEvent;
      if (event.kind === "message" && !event.message.own) waiting.get(event.message.text)?.();
    }),
  );
  let number = 0;
  async function one(index: number, sent: Sent): Promise<void> {
    const text = `Message ${(number += 1)}`;
    const began = performance.now();
    const shown = arrival(waiting, text);
    let status = await site.send(memberAt(site.members, index), memberAt(site.members, index ^ 1), text);
    while (status === 503 && performance.now() - began < PATIENCE_MS) {
      sent.refused += 1;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      status = await site.send(memberAt(site.members, index), memberAt(site.members, index ^ 1), text);
    }
    if (status !== 200 && status !== 503) throw new Error(`A message was answered with ${status}.`);
    sent.accepted.push(performance.now() - began);
    const took = (await shown) - began;
    sent.shown.push(took);
    if (status !== 200 || took >= PATIENCE_MS) sent.late += 1;
  }
  return async (perSecond) => {
    const sent: Sent = { accepted: [], shown: [], refused: 0, late: 0 };
    await atRate({ perSecond, seconds: SECONDS }, (index) => one(index, sent));
    return sent;
  };
}

async function listeningEchoes(origin: string): Promise<Contest["beside"]> {
  const waiting = new Map<string, () => void>();
  const sockets = await inBatches(SOCKETS, (index) =>
    openSocket(`${origin}/${index}`, "", (text) => waiting.get(text)?.()),
  );
  let number = 0;
  return async (perSecond) => {
    const took: number[] = [];
    await atRate({ perSecond, seconds: SECONDS }, async (index) => {
      const text = `Message ${(number += 1)}`;
      const began = performance.now();
      const echoed = arrival(waiting, text);
      sockets[index % SOCKETS]?.send(text);
      took.push((await echoed) - began);
    });
    return took;
  };
}

/** When this text comes (performance.now()), or when it is too late. */
function arrival(waiting: Map<string, () => void>, text: string): Promise<number> {
  return new Promise((resolve) => {
    const arrived = () => {
      clearTimeout(late);
      waiting.delete(text);
      resolve(performance.now());
    };
    const late = setTimeout(arrived, PATIENCE_MS);
    waiting.set(text, arrived);
  });
}
