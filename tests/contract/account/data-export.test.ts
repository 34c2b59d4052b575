import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { exportAccount } from "../../../app/contract/account/data-export.ts";
import { aMember } from "../fixtures/members.ts";
import { write } from "../fixtures/messages.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

test("the export is a file with everything, and only one's own", async () => {
  const [anna, bert] = [await aMember(), await aMember({ name: "Bert" })];
  await write(anna, bert, "A message of ours");
  const answer = await anna.api.call(exportAccount);
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w-]+\.zip"$/);
  const files = unzipSync(answer.ok ? (answer.value as Uint8Array) : new Uint8Array());
  const data = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array())) as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { email: anna.email },
    conversations: [{ with: { name: "Bert" }, messages: [{ own: true, text: "A message of ours" }] }],
  });
  expect(strFromU8(files["index.html"] ?? new Uint8Array())).toContain("A message of ours");
  expect(JSON.stringify(data)).not.toContain(bert.email);
});
