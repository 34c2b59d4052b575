import { expect, test } from "vitest";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { filesOf } from "../../../../tests/workers/export-fixtures.ts";
import { aMember, valueOf, write } from "../../../../tests/workers/member-fixtures.ts";
import { inspectAbout, inspectedAbout } from "../../actors/member/standing/inspected-texts.ts";

const site = "periwinkle";

test("of messages that were not delivered, and of an own text that was refused, it says so and why", async () => {
  const [anna, bert] = [await aMember({ site, credits: 5, language: "en" }), await aMember({ site })];
  const receive = (kind: string, payload: object) => anna.stub.receive({ id: crypto.randomUUID(), kind, payload });
  await receive("sanction", { kind: "hold", case: null, decided_at: 0, until: null });
  const refused = valueOf(await write(anna, bert, { text: "Send me money" })).message;
  await write(anna, bert, { text: "Good morning" });
  await receive("text_decided", { text_id: refused.id, refusal: "money" });
  const about = await inObject({ id: anna.id, site }, (sql) => {
    inspectAbout(sql, "Mail anna@example.org");
    return inspectedAbout(sql)?.id;
  });
  await receive("text_decided", { text_id: about, refusal: "advertising" });
  const files = await filesOf(anna);
  expect(JSON.parse(files["data.json"] ?? "")).toMatchObject({
    profile: { about_held: "Mail anna@example.org", about_refusal: "advertising" },
    conversations: [
      { messages: [{ text: "Send me money", inspection: "refused", refusal: "money" }, { inspection: "waiting" }] },
    ],
  });
  for (const words of ["a first message is not about money", "It has not been delivered", "it reads like advertising"])
    expect(files["index.html"]).toContain(words);
});

test("of a message that waits it says what for: the address, or its photo", async () => {
  const [anna, bert] = [await aMember({ site, credits: 5, language: "en", confirmed: false }), await aMember({ site })];
  valueOf(await write(anna, bert, { text: "Good morning" }));
  valueOf(await write(anna, bert, { text: "My garden" }));
  await inObject(
    { id: anna.id, site },
    (sql) =>
      sql.exec(`UPDATE waiting_messages SET waits_for = 'photo'
      WHERE id = (SELECT id FROM messages WHERE text = 'My garden')`).rowsWritten,
  );
  const page = (await filesOf(anna))["index.html"];
  expect(page).toContain("Good morning<b>Waits until you confirm your address.</b>");
  expect(page).toContain("My garden<b>Its photo is being prepared.</b>");
});
