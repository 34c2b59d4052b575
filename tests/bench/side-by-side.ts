import { asLoad, pins } from "./cores.ts";
import { load, type Asked, type Load } from "./load.ts";
import { median } from "../../scripts/bench/statistics.ts";

const ROUNDS = 11;
const WARM_UP_S = 4;
const TURN_S = 2;

interface Pair {
  ours: Asked;
  beside: Asked;
}

export interface Comparison {
  /** Ours ÷ beside, requests a second, of each round. */
  ratios: number[];
  notes: string[];
}

/** Requests a second of two contestants, in turns, the first one changing with each round. */
export function sideBySide(pair: Pair): Promise<Comparison> {
  return asLoad(async () => {
    for (const asked of [pair.ours, pair.beside]) await load(asked, WARM_UP_S);
    const rounds: { ours: Load; beside: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(pair, round % 2 === 0));
    return {
      ratios: rounds.map(({ ours, beside }) => ours.perSecond / beside.perSecond),
      notes: notesOn(rounds),
    };
  });
}

async function oneRound({ ours, beside }: Pair, oursFirst: boolean) {
  if (oursFirst) return { ours: await load(ours, TURN_S), beside: await load(beside, TURN_S) };
  const later = await load(beside, TURN_S);
  return { ours: await load(ours, TURN_S), beside: later };
}

function notesOn(rounds: { ours: Load; beside: Load }[]): string[] {
  const speed = (who: "ours" | "beside") => Math.round(median(rounds.map((round) => round[who].perSecond)));
  const busiest = Math.max(...rounds.flatMap(({ ours, beside }) => [ours.busy, beside.busy]));
  return [
    `Requests a second (median): ${speed("ours")} beside ${speed("beside")}.`,
    `The load used at most ${Math.round(busiest * 100)} % of its core.`,
    ...(pins ? [] : ["Server and load shared all cores: this machine cannot pin processes."]),
  ];
}
