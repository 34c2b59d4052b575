/** 1: something that the member wrote has left, whether or not any of it is still there. */
export const writtenSchema = [
  "ALTER TABLE conversations ADD COLUMN written INTEGER NOT NULL DEFAULT 0",
  `UPDATE conversations SET written = 1 WHERE id IN (SELECT conversation FROM sent)
     OR EXISTS (SELECT 1 FROM messages WHERE conversation = conversations.id AND own = 1)`,
];
