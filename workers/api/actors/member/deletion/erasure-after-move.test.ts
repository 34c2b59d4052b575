import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  days,
  deleteAccount,
  everythingIn,
  inObject,
  isEmpty,
  objects,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { delivered, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../clock.ts";
import { NEVER } from "../../outbox.ts";
import { changeProfile } from "../account/own-profile.ts";

afterEach(() => moveClock(0));

test("a country that the member left is told, also where it had not heard of the move yet", async () => {
  const name = `Wilhelmina ${crypto.randomUUID()}`.slice(0, 40);
  const anna = await aMemberWithPassword({ name, country: "BE", region: "Namur" });
  await delivered(anna);
  const [belgium, netherlands] = ["BE", "NL"].map((country) => objects.DIRECTORY.getByName(`tests/${country}`));
  await inObject(anna, (sql) => {
    const state = { sql, env: objects, frames: [], ended: [], isHere: () => false };
    const home = { country: "NL", region: "Utrecht", city: "Zeist" };
    valueOf(changeProfile(state, home, { countries: ["NL"], hidden: [] }));
    sql.exec("UPDATE outbox SET due = ? WHERE target = 'directory:BE'", NEVER);
  });
  await deleteAccount(anna);
  moveClock(days(14) + 60_000);
  await anna.stub.runDue();
  expect(await everythingIn(belgium)).toContain(anna.id);
  await inObject(anna, (sql) => sql.exec("UPDATE outbox SET due = 0 WHERE due = ?", NEVER));
  moveClock(days(16));
  while (!(await isEmpty(anna))) await anna.stub.runDue();
  for (const trace of [anna.id, name]) expect(await everythingIn(belgium, netherlands)).not.toContain(trace);
});
