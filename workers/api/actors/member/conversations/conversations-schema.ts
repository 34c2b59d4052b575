/** 1: the other one has written, whether or not any of it is still there. */
export const answeredSchema = [
  "ALTER TABLE conversations ADD COLUMN answered INTEGER NOT NULL DEFAULT 0",
  `UPDATE conversations SET answered = 1 WHERE opened_by_me = 0 OR EXISTS (
    SELECT 1 FROM messages WHERE conversation = conversations.id AND own = 0)`,
];

/** 1: something that the member wrote has left, whether or not any of it is still there. */
export const writtenSchema = [
  "ALTER TABLE conversations ADD COLUMN written INTEGER NOT NULL DEFAULT 0",
  `UPDATE conversations SET written = 1 WHERE id IN (SELECT conversation FROM sent)
     OR EXISTS (SELECT 1 FROM messages WHERE conversation = conversations.id AND own = 1)`,
];

/** What was given, by its name (app/contract/conversations/gifts.ts); the text is what was written with it. */
export const giftSchema = [
  "ALTER TABLE messages ADD COLUMN gift TEXT",
  "ALTER TABLE gone_messages ADD COLUMN gift TEXT",
];

/** When the member last opened the conversation, milliseconds; NULL before, and for what was opened by older versions. */
export const openedSchema = ["ALTER TABLE conversations ADD COLUMN opened_at INTEGER"];

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
