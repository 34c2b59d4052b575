/**
 * What waits for an operator, of every kind (`queue`): claimed by whoever works on it, decided, and for ten seconds undone.
 * What a decision means is said by the events that it sends, and they leave when it can be undone no more.
 */
export const queueSchema = [
  `CREATE TABLE queue_items (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    queue TEXT NOT NULL,
    ref TEXT NOT NULL,
    member TEXT NOT NULL,
    at INTEGER NOT NULL,
    claimed_by TEXT,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    decided_by TEXT,
    decided_at INTEGER,
    decision TEXT,
    UNIQUE (queue, ref)
  )`,
  "CREATE INDEX queue_items_waiting ON queue_items (queue, number) WHERE decided_at IS NULL",
  "CREATE INDEX queue_items_by_member ON queue_items (member)",
];

/** What an operator had before their eyes (decision 0172). */
export const shownSchema = ["ALTER TABLE queue_items ADD COLUMN shown_until INTEGER"];

/** Oldest first, and what an operator has claimed, without sorting all that waits; and what was decided, by age. */
export const queueOrderSchema = [
  "DROP INDEX queue_items_waiting",
  "CREATE INDEX queue_items_in_order ON queue_items (queue, at, number) WHERE decided_at IS NULL",
  "CREATE INDEX queue_items_claimed ON queue_items (claimed_by, queue, at, number) WHERE claimed_by IS NOT NULL AND decided_at IS NULL",
  "CREATE INDEX queue_items_decided ON queue_items (decided_at) WHERE decided_at IS NOT NULL",
];
