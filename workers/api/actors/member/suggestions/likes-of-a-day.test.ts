import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { days, inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, type TestMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { gameOf, some, swipe } from "../../../../../tests/workers/swipe-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

interface World {
  anna: TestMember;
  people: TestMember[];
  /** What was sent last, to be sent again. */
  last?: { key: string; id: string };
}

/** What two devices do in any order; `at` chooses whom. */
const acts: Record<string, (world: World, at: number) => Promise<unknown>> = {
  like: (world, at) => like(world, at),
  twoAtOnce: (world, at) => Promise.all([like(world, at), like(world, at + 1)]),
  again: async ({ anna, last }) => last && swipe(anna, last, "like", last.key),
  skip: ({ anna, people }, at) => swipe(anna, people[at % people.length] as TestMember, "skip"),
  async undo({ anna }) {
    const { last } = await gameOf(anna);
    if (last) valueOf(await anna.stub.suggestions.undo(anna.token, last.key));
  },
  nextDay: async () => moveClock(clock.offset() + days(1)),
};

async function like(world: World, at: number): Promise<void> {
  const { id } = world.people[at % world.people.length] as TestMember;
  world.last = { key: crypto.randomUUID(), id };
  await swipe(world.anna, world.last, "like", world.last.key);
}

/** By day, how many likes were given and how many of them stand; and how many people the member likes. */
function likesIn(anna: TestMember) {
  return inObject(anna, (sql) => ({
    byDay: sql
      .exec<{ day: string; given: number; standing: number }>(
        "SELECT day, sum(liked) AS given, sum(liked AND NOT undone) AS standing FROM swipes GROUP BY day",
      )
      .toArray(),
    liked: sql.exec("SELECT 1 FROM likes WHERE given_at IS NOT NULL").toArray().length,
  }));
}

test("whatever two devices do, no day has more than four likes that stand, nor more than eight in all", async () => {
  const people = await some(40);
  const step = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(39));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
      moveClock(0);
      const world: World = { anna: await aMember(), people };
      for (const [name, at] of steps) await acts[name]?.(world, at);
      const [{ byDay, liked }, { day, likes_left }] = [await likesIn(world.anna), await gameOf(world.anna)];
      for (const { given, standing } of byDay) {
        expect(standing).toBeLessThanOrEqual(4);
        expect(given).toBeLessThanOrEqual(8);
      }
      expect(byDay.reduce((sum, { standing }) => sum + standing, 0)).toBe(liked);
      const { given = 0, standing = 0 } = byDay.find((one) => one.day === day) ?? {};
      expect(likes_left).toBe(4 - standing - Math.max(0, given - standing - 4));
    }),
    { numRuns: 15 },
  );
}, 60_000);
