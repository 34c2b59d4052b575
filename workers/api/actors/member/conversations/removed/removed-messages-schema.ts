/**
 * The messages of a conversation that the member removed, as long as it can be undone: out of `messages`, so that no list and no
 * count has to know of them. Decision 0203.
 */
export const removedMessagesSchema = [
  `CREATE TABLE removed_messages (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    conversation TEXT NOT NULL,
    client_id TEXT,
    own INTEGER NOT NULL,
    text TEXT NOT NULL,
    gift TEXT,
    sent_at INTEGER NOT NULL,
    due INTEGER NOT NULL
  )`,
  "CREATE INDEX removed_messages_by_due ON removed_messages (due)",
] as const;
