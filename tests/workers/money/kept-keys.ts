/* oxlint-disable vitest/no-standalone-expect -- judged after each step of a test */
import { expect } from "vitest";
import { refuse, type Result } from "../../../app/domain/result.ts";

/** Something that was accepted under a key, and can be sent again by any device of the member. */
export interface Keyed {
  key: string;
  /** What of its answer stays as it is for ever. */
  lasting: unknown;
  /** The same again; answers what is lasting of it. */
  again(token: string): Promise<Result<unknown>>;
  /** The same key with another parameter. */
  changed(token: string): Promise<Result<unknown>>;
}

/** Where a key leaves a row, once. */
const EFFECTS = `SELECT (SELECT count(*) FROM payments WHERE payment_id = ?1) + (SELECT count(*) FROM refunds WHERE refund_id = ?1)
  + (SELECT count(*) FROM sent WHERE client_id = ?1) AS effects`;

/** Sentence 4 of the measures: one key, one effect, one answer; the same key with other parameters is refused. */
export class KeptKeys {
  readonly #kept: Keyed[] = [];
  #tried = 0;

  keep(one: Keyed): void {
    this.#kept.push(one);
  }

  at(index: number): Keyed | undefined {
    return this.#kept[index % Math.max(1, this.#kept.length)];
  }

  async repeat(one: Keyed, token: string): Promise<void> {
    const answer = await one.again(token);
    expect(answer, `again: ${one.key}`).toEqual({ ok: true, value: one.lasting });
  }

  async change(one: Keyed, token: string): Promise<void> {
    expect(await one.changed(token), `changed: ${one.key}`).toEqual(refuse("key_reused"));
  }

  /** Each new key once with another parameter. */
  async changeNew(token: string): Promise<void> {
    const fresh = this.#kept.slice(this.#tried);
    this.#tried = this.#kept.length;
    for (const one of fresh) await this.change(one, token);
  }

  expectOneEffect(sql: SqlStorage): void {
    for (const { key } of this.#kept)
      expect(sql.exec<{ effects: number }>(EFFECTS, key).one().effects, `one effect: ${key}`).toBe(1);
  }
}
