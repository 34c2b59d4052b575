/** 1: the other one has written, whether or not any of it is still there. */
export const answeredSchema = [
  "ALTER TABLE conversations ADD COLUMN answered INTEGER NOT NULL DEFAULT 0",
  `UPDATE conversations SET answered = 1 WHERE opened_by_me = 0 OR EXISTS (
    SELECT 1 FROM messages WHERE conversation = conversations.id AND own = 0)`,
];
