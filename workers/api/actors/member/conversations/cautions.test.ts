import { expect, test } from "vitest";
import { aFictional, anAnswer } from "../../../../../tests/workers/fictional-fixtures.ts";
import { aMember, delivered, pageOf, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";

const ASKING = "Could you lend me 300 euro? Here is my IBAN: NL91 ABNA 0417 1643 00";

test("who is asked for money has advice at the message, its writer learns nothing of it", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const sent = valueOf(await write(anna, bert, { text: ASKING }));
  await write(anna, bert, { text: "The soup was 6.50" });
  await delivered(anna);
  expect((await pageOf(bert, anna)).messages.map(({ cautions }) => cautions)).toEqual([
    ["money", "bank_account"],
    undefined,
  ]);
  for (const own of [sent.message, ...(await pageOf(anna, bert)).messages]) expect(own).not.toHaveProperty("cautions");
});

test("what a fictional profile writes is judged as anybody’s", async () => {
  const [fay, bert] = [await aFictional(), await aMember({ credits: 5 })];
  await write(bert, fay);
  await anAnswer(fay, bert, { text: ASKING });
  expect((await pageOf(bert, fay)).messages.at(-1)?.cautions).toEqual(["money", "bank_account"]);
});
