import { expect, test } from "vitest";
import {
  aDecidedReport,
  aReport,
  claimCase,
  everythingInSite,
  forget,
  inSite,
  olga,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { actors, aMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";

test("what was explained to who reported goes with them, also what waits to leave; what the other one was told stays", async () => {
  const [anna, bert] = [await aMember({ name: "Anna", language: "en" }), await aMember({ name: "Bert" })];
  const word = crypto.randomUUID();
  const nothing = { outcome: "nothing", ground: "no_violation", words: `Dear Anna ${word}` } as const;
  await aDecidedReport([anna, bert], nothing);
  const suspended = await aDecidedReport([anna, bert], { words: "Dear Bert" });
  const item = await claimCase("reports", await aReport(anna, bert));
  valueOf(await actors.site().cases.decide({ number: item, operator: olga, ...nothing }));
  await forget(anna);
  expect(await everythingInSite()).not.toContain(word);
  const kept = 'SELECT words FROM case_decisions WHERE "case" = ?';
  expect(await inSite((sql) => sql.exec(kept, suspended).toArray())).toEqual([{ words: "Dear Bert" }]);
});
