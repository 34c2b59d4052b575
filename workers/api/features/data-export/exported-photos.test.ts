import { expect, test } from "vitest";
import { inObject, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { filesOf } from "../../../../tests/workers/export-fixtures.ts";
import { aMember } from "../../../../tests/workers/member-fixtures.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { fileOf, rawFileOf, withheldFileOf } from "../../providers/photos/variants.ts";

const site = "periwinkle";
const suffix = () => crypto.randomUUID().replaceAll("-", "").slice(0, 15);

test("photos are in it whatever their status: the largest picture, withheld or not, or the upload itself", async () => {
  const anna = await aMember({ site, confirmed: true });
  const statuses = ["active", "inspection", "refused", "preparing"];
  const ids = statuses.map((status) => `${status}${suffix()}`);
  const store = photoStoreOf(objects);
  const [shown = "", inspected = "", refused = "", waiting = ""] = ids;
  for (const file of [
    fileOf(shown, "full"),
    fileOf(shown, "large"),
    fileOf(inspected, "large"),
    withheldFileOf(fileOf(refused, "full")),
    rawFileOf(waiting, "first"),
  ])
    await store.put(file, new TextEncoder().encode(file));
  await inObject({ id: anna.id, site }, (sql) => {
    for (const [at, id] of ids.entries())
      sql.exec(
        "INSERT INTO photos (id, position, status, reason, withheld, shown, upload) VALUES (?, ?, ?, ?, ?, ?, 'first')",
        id,
        at + 1,
        statuses[at],
        ...(id === refused ? ["no_face", 1, 1] : [null, 0, 0]),
      );
  });
  const files = await filesOf(anna);
  const pictures = Object.entries(files).filter(([name]) => name.startsWith("photos/"));
  expect(pictures).toEqual([
    ["photos/1.webp", fileOf(shown, "full")],
    ["photos/2.webp", fileOf(inspected, "large")],
    ["photos/3.webp", withheldFileOf(fileOf(refused, "full"))],
    ["photos/4.upload", rawFileOf(waiting, "first")],
  ]);
  expect(JSON.parse(files["data.json"] ?? "")).toMatchObject({
    photos: [{ file: "photos/1.webp" }, {}, { status: "refused", reason: "no_face" }, { file: "photos/4.upload" }],
  });
});
