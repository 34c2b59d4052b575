import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** One row of one object's database, as text. */
export interface StoredRow {
  /** `Member/1f3…`, and the table. */
  where: string;
  row: string;
}

/** Every row of every table of every object of a site that does not run, whatever it is for. */
export function storedRows(dataDir: string): StoredRow[] {
  return globSync("actors/*/*.sqlite", { cwd: dataDir }).flatMap((file) => rowsOf(dataDir, file));
}

function rowsOf(dataDir: string, file: string): StoredRow[] {
  const database = new DatabaseSync(join(dataDir, file));
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.flatMap(({ name }) => {
    const where = `${file.replace(/^actors\/periwinkle-|\.sqlite$/g, "")} ${String(name)}`;
    const all = database.prepare(`SELECT * FROM "${String(name)}"`);
    // workerd notes its alarms in nanoseconds.
    all.setReadBigInts(true);
    const found = all.all();
    return found.map((row) => ({ where, row: JSON.stringify(row, readable) }));
  });
  database.close();
  return rows;
}

/** Bytes may be text too. */
function readable(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString("utf8") : value;
}

/** The files of all photos. */
export function storedPhotos(dataDir: string): string[] {
  return globSync("photos/**/*", { cwd: dataDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(basename(entry.parentPath), entry.name));
}

/** Where any of these texts is stored, in rows and in names of photos, a line each. Ignores case. */
export function storedTraces(
  dataDir: string,
  traces: readonly string[],
  expected: (row: StoredRow) => boolean = () => false,
): string {
  const wanted = traces.map((trace) => trace.toLowerCase());
  const holds = (text: string) => wanted.filter((trace) => text.toLowerCase().includes(trace));
  const rows = storedRows(dataDir)
    .filter((row) => !expected(row))
    .flatMap(({ where, row }) => holds(row).map((trace) => `${trace} in ${where}`));
  const photos = storedPhotos(dataDir).flatMap((file) => holds(file).map((trace) => `${trace} in photo ${file}`));
  return [...rows, ...photos].join("\n");
}

/** Lets the alarms that workerd has noted for these members go off when the site starts next, if it does not run. Answers how many. */
export function makeAlarmsDue(dataDir: string, members: readonly { id: string }[]): number {
  const database = new DatabaseSync(join(dataDir, "actors/periwinkle-Member/metadata.sqlite"), { timeout: 5000 });
  const due = database.prepare("UPDATE _cf_ALARM SET scheduled_time = 1 WHERE actor_name GLOB '*/' || ?");
  const changes = members.map(({ id }) => Number(due.run(id).changes));
  database.close();
  return changes.reduce((sum, count) => sum + count, 0);
}

/** Makes SQLite write back its log, as it does when an object sleeps. For a site that does not run. */
export function checkpointDatabases(dataDir: string): void {
  for (const file of globSync("actors/*/*.sqlite", { cwd: dataDir })) {
    const database = new DatabaseSync(join(dataDir, file));
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
  }
}

/** Which of these texts stand in the bytes of any object's file, free pages and what waits to be written back included. */
export function tracesInFiles(dataDir: string, traces: readonly string[], { but = "" } = {}): string {
  const files = globSync("actors/*/*", { cwd: dataDir }).filter((file) => !but || !file.includes(but));
  const found = files.flatMap((file) => {
    const bytes = readFileSync(join(dataDir, file));
    return traces.filter((trace) => bytes.includes(trace)).map((trace) => `${trace} in ${file}`);
  });
  return found.join("\n");
}
