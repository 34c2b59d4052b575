import { instantOf } from "../../../clock.ts";
import { fileOf } from "../../../providers/photos/variants.ts";

/** Of photos in messages from others those that the member sees without asking, while their sender is there (decision 0213). */
export function unlockedPhotos(sql: SqlStorage) {
  const rows = sql.exec<{ photo: string; sent_at: number }>(
    `SELECT photo, sent_at FROM messages JOIN conversations ON conversations.id = conversation
     JOIN profile_cache ON profile_cache.id = other
     WHERE own = 0 AND photo IS NOT NULL AND written = 1 AND deactivated = 0 ORDER BY sent_at, messages.id`,
  );
  return rows.toArray().map(({ photo, sent_at }) => ({
    about: { status: "received", at: instantOf(sent_at) },
    files: [fileOf(photo, "full"), fileOf(photo, "large")],
    extension: "webp",
  }));
}
