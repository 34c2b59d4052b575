import { exportPage } from "./export-page.ts";
import { everyMessage, photoName, type ExportSource } from "./export-source.ts";
import type { ZipEntry } from "./zip-stream.ts";

/** The same twice, once to read and once for programs, and the photos as they are stored. */
export async function* exportFiles(source: ExportSource): AsyncGenerator<ZipEntry> {
  yield { name: "index.html", content: exportPage(source) };
  yield { name: "data.json", content: exportJson(source) };
  for (const [at, photo] of source.overview.photos.entries()) {
    const picture = await bestPicture(source.photos, photo.files);
    if (picture) yield { name: photoName(at, photo), content: picture, stored: true };
  }
}

async function bestPicture(
  store: ExportSource["photos"],
  files: readonly string[],
): Promise<ReadableStream | undefined> {
  for (const file of files) {
    const picture = await store.get(file);
    if (picture) return picture;
  }
  return undefined;
}

async function* exportJson(source: ExportSource): AsyncGenerator<string> {
  const { overview, at } = source;
  const { about, lists, photos } = overview;
  const head = {
    exported_at: new Date(at).toISOString(),
    ...about,
    ...lists,
    photos: photos.map((photo, one) => ({ file: photoName(one, photo), ...photo.about })),
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "conversations": [`;
  for (const [place, { id, ...other }] of overview.conversations.entries()) {
    yield `${place ? "," : ""}\n  {"id": ${JSON.stringify(id)}, "with": ${JSON.stringify(other)}, "messages": [`;
    let first = true;
    for await (const message of everyMessage(source, id)) {
      yield `${first ? "" : ","}\n   ${JSON.stringify(message)}`;
      first = false;
    }
    yield "]}";
  }
  yield "]\n}\n";
}
