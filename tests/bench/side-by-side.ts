import { asLoad, pins } from "./cores.ts";
import { load, type Asked, type Load } from "./load.ts";
import { median } from "../../scripts/bench/statistics.ts";

const ROUNDS = 11;
const WARM_UP_S = 4;
const TURN_S = 2;

type Contestant = "ours" | "beside";
type Pair = Record<Contestant, Asked>;

export interface Comparison {
  /** Ours ÷ beside, requests a second, of each round. */
  ratios: number[];
  notes: string[];
}

/**
 * Requests a second of two contestants. In each round both have two turns, ours first and last or in the middle: what
 * makes the machine slower for a while costs both alike.
 */
export function sideBySide(pair: Pair): Promise<Comparison> {
  return asLoad(async () => {
    for (const asked of [pair.ours, pair.beside]) await load(asked, WARM_UP_S);
    const rounds: Record<Contestant, Load>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(pair, round % 2 === 0));
    return {
      ratios: rounds.map(({ ours, beside }) => ours.perSecond / beside.perSecond),
      notes: notesOn(rounds),
    };
  });
}

async function oneRound(pair: Pair, oursFirst: boolean): Promise<Record<Contestant, Load>> {
  const turns: Record<Contestant, Load[]> = { ours: [], beside: [] };
  const order: Contestant[] = oursFirst ? ["ours", "beside", "beside", "ours"] : ["beside", "ours", "ours", "beside"];
  for (const who of order) turns[who].push(await load(pair[who], TURN_S));
  return { ours: together(turns.ours), beside: together(turns.beside) };
}

/** Turns of equal length as one. */
function together(turns: Load[]): Load {
  const perSecond = turns.reduce((sum, turn) => sum + turn.perSecond, 0) / turns.length;
  return { perSecond, busy: Math.max(...turns.map(({ busy }) => busy)) };
}

function notesOn(rounds: Record<Contestant, Load>[]): string[] {
  const speed = (who: Contestant) => Math.round(median(rounds.map((round) => round[who].perSecond)));
  const busiest = Math.max(...rounds.flatMap(({ ours, beside }) => [ours.busy, beside.busy]));
  return [
    `Requests a second (median): ${speed("ours")} beside ${speed("beside")}.`,
    `The load used at most ${Math.round(busiest * 100)} % of its core.`,
    ...(pins ? [] : ["Server and load shared all cores: this machine cannot pin processes."]),
  ];
}
