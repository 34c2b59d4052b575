import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import type { Env } from "../../../workers/api/env.ts";

/** Writes to what this is about: other tables of a member have nothing to do with money. */
const WRITES = /^\s*(INSERT|UPDATE|DELETE)\b[^]*\b(payments|refunds|receipts|ledger|outbox|mails)\b/i;

/** The process ends here. */
class Crash extends Error {}

/**
 * A process that ends at its nth step: in the middle of each transaction of a member's object and behind it, before each write outside
 * of one, and before and behind each call to another object or to the provider. From then on nothing of it does anything any more.
 */
export class MortalProcess {
  #passed = 0;
  #isOver = false;

  constructor(private readonly diesAt: number) {}

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Between two steps. */
  point(): void {
    if (!this.#isOver) this.#passed += 1;
    if (this.#passed === this.diesAt) this.#isOver = true;
    if (this.#isOver) throw new Crash(`ended at point ${this.diesAt}`);
  }

  /** A call: it may not leave, and its answer may not arrive. */
  async call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.point();
    const answer = await work();
    this.point();
    return answer;
  }

  /** The same object, each of whose methods is such a call. */
  calling<Target extends object>(target: Target): Target {
    return replacing(target, (_name, value) =>
      typeof value === "function" ? (...given: unknown[]) => this.call(() => value(...given)) : undefined,
    );
  }

  /** From now on this member's object is a part of the process. It has just been started. */
  async takeIn({ id, site }: { id: string; site: string }): Promise<void> {
    await runInDurableObject(memberStub({ id, site }), async (object, { storage }) => {
      // Alarms are run by the test: one that goes off by itself would be a step too many.
      await storage.deleteAlarm();
      const { engine } = object as unknown as { engine: Engine };
      const act = engine.act.bind(engine);
      let isWriting = false;
      engine.act = (work) => {
        isWriting = false;
        const answer = act(work);
        const hasWritten = isWriting;
        isWriting = false;
        if (hasWritten) this.point();
        return answer;
      };
      const { sql } = engine;
      const exec: SqlStorage["exec"] = (query, ...values) => {
        // A transaction that ends here is undone; and what is written without a pause in between is written together, or not at all.
        if (WRITES.test(query) && !isWriting) {
          this.point();
          isWriting = true;
          queueMicrotask(() => (isWriting = false));
        }
        return sql.exec(query, ...values);
      };
      engine.sql = replacing(sql, (name) => (name === "exec" ? exec : undefined));
      engine.env = replacing(engine.env, (_name, value) => (isNamespace(value) ? this.#namespace(value) : undefined));
    });
  }

  #namespace(objects: Namespace): Namespace {
    return replacing(objects, (name) =>
      name === "getByName" ? (...given: [string]) => this.#stub(objects.getByName(...given)) : undefined,
    );
  }

  /** Its methods, and those of its rooms. */
  #stub(stub: object): object {
    return replacing(stub, (_name, value) => {
      if (typeof value === "function") return (...given: unknown[]) => this.call(() => value(...given));
      return typeof value === "object" && value !== null ? this.calling(value) : undefined;
    });
  }
}

interface Engine {
  sql: SqlStorage;
  env: object;
  act<Answer>(work: (state: unknown) => Answer): Answer;
}
type Method = (...given: unknown[]) => Promise<unknown>;
type Namespace = { getByName(name: string): object };

function isNamespace(value: unknown): value is Namespace {
  return typeof value === "object" && value !== null && "getByName" in value;
}

/** As `target`, but for what `instead` gives; undefined: its own. */
function replacing<Target extends object>(
  target: Target,
  instead: (name: string | symbol, value: Method | object | undefined) => unknown,
): Target {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name, target);
      const other = instead(name, value as Method);
      if (other !== undefined) return other;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function memberStub({ id, site }: { id: string; site: string }) {
  return (env as unknown as Env).MEMBER.getByName(`${site}/${id}`) as unknown as DurableObjectStub;
}

/** The object ends without a word; what it wrote is on disk. */
export async function endObject(member: { id: string; site: string }): Promise<void> {
  await runInDurableObject(memberStub(member), async (_object, context) => {
    await context.storage.sync();
    context.abort("crashed");
  }).catch(() => undefined);
}
