import type { Columns } from "./columns.ts";

/** How many people live in each square; counted when it is first asked for. */
export class SpotCounts {
  readonly #columns: Columns;
  #counts: Map<number, number> | undefined;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  get all(): ReadonlyMap<number, number> {
    if (this.#counts) return this.#counts;
    this.#counts = new Map();
    for (const spot of this.#columns.get("spot")) this.#add(spot, 1);
    return this.#counts;
  }

  /** 0 is nowhere. */
  move(from: number, to: number): void {
    if (!this.#counts || from === to) return;
    this.#add(from, -1);
    this.#add(to, 1);
  }

  #add(spot: number, people: number): void {
    if (spot === 0 || !this.#counts) return;
    const count = (this.#counts.get(spot) ?? 0) + people;
    if (count > 0) this.#counts.set(spot, count);
    else this.#counts.delete(spot);
  }
}
