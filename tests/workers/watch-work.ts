import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import type { Env } from "../../workers/api/env.ts";
import type { TestMember } from "./member-fixtures.ts";

declare module "vitest" {
  interface TaskMeta {
    /** SQL statements in the member's object for one members page: what the bench reports (P15). */
    pageStatements?: number;
  }
}

/** What a member's object did since it was last asked. */
export interface Work {
  /** The SQL statements it ran, in order. */
  statements: string[];
  /** Those that are no SELECT. */
  writes: string[];
  transactions: number;
  alarmsSet: number;
}

interface Engine {
  sql: SqlStorage;
  ctx: DurableObjectState;
}

/** From now on this member's object is watched, for as long as it is awake. */
export async function watchWork(member: TestMember): Promise<{ work(): Work }> {
  let seen = nothing();
  const stub = (env as unknown as Env).MEMBER.getByName(`${member.order.site}/${member.id}`);
  await runInDurableObject(stub, async (object, { storage: stored }) => {
    // An alarm that fires on a slow machine would be counted as the call's work.
    await stored.deleteAlarm();
    const { engine } = object as unknown as { engine: Engine };
    const exec: SqlStorage["exec"] = (query, ...values) => {
      seen.statements.push(query);
      if (!/^\s*SELECT\b/i.test(query)) seen.writes.push(query);
      return sql.exec(query, ...values);
    };
    const storage = overlaid(engine.ctx.storage, {
      transactionSync: (act: () => unknown) => {
        seen.transactions += 1;
        return real.transactionSync(act);
      },
      setAlarm: (at: number) => {
        seen.alarmsSet += 1;
        return real.setAlarm(at);
      },
    });
    const [sql, real] = [engine.sql, engine.ctx.storage];
    engine.sql = overlaid(sql, { exec });
    engine.ctx = overlaid(engine.ctx, { storage });
  });
  return {
    work() {
      const answer = seen;
      seen = nothing();
      return answer;
    },
  };
}

function nothing(): Work {
  return { statements: [], writes: [], transactions: 0, alarmsSet: 0 };
}

/** A proxy of the runtime's object with some properties replaced. */
function overlaid<Target extends object>(target: Target, instead: object): Target {
  return new Proxy(target, {
    get(_target, name) {
      if (Object.hasOwn(instead, name)) return Reflect.get(instead, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
