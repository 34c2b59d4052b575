import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { fileOf, rawFileOf, variants } from "../../workers/api/providers/photos/variants.ts";
import { brokenPhotos } from "../support/site/photo-invariants.ts";

/** The data folder of a site with these files in its photo store, and what its databases say. */
function aDataFolder(files: string[], photos: Record<string, string>, cases: { photos: string[] }[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "photo-invariants-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(folder, "photos", dirname(file)), { recursive: true });
    writeFileSync(join(folder, "photos", file), "");
  }
  mkdirSync(join(folder, "actors/one"), { recursive: true });
  const database = new DatabaseSync(join(folder, "actors/one/one.sqlite"));
  database.exec("CREATE TABLE photos (id TEXT, status TEXT)");
  for (const [id, status] of Object.entries(photos))
    database.prepare("INSERT INTO photos VALUES (?, ?)").run(id, status);
  database.exec("CREATE TABLE cases (details TEXT)");
  database.exec("CREATE TABLE loose_evidence (photo TEXT)");
  for (const details of cases) database.prepare("INSERT INTO cases VALUES (?)").run(JSON.stringify(details));
  database.close();
  return folder;
}

const all = (photo: string) => variants.map((variant) => fileOf(photo, variant));

test("a whole photo, one that waits for its pictures, and the copy of a case are well", () => {
  const files = [...all("anna"), rawFileOf("bert", "1"), fileOf("copy", "full")];
  const folder = aDataFolder(files, { anna: "active", bert: "preparing" }, [{ photos: ["copy"] }]);
  expect(brokenPhotos(folder)).toEqual([]);
});

test("lost pictures and uploads are found, also the copy that a case should have", () => {
  const files = [...all("anna").slice(1), ...all("carl"), rawFileOf("carl", "2"), fileOf("nobody", "full")];
  const folder = aDataFolder(files, { anna: "active", bert: "preparing", carl: "inspection" }, [{ photos: ["copy"] }]);
  expect(brokenPhotos(folder)).toEqual([
    "nobody: no owner",
    `anna (active): ${variants[0]}`,
    "bert (preparing): its upload",
    "carl (inspection): an upload beside its pictures",
    "copy (evidence): full",
  ]);
});
