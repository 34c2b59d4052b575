/**
 * What was done in the game, in its order. `key`: minted with the card; `day`: of the member, as it was then; `other` is empty once
 * they are erased.
 */
const swipes = [
  `CREATE TABLE swipes (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    other TEXT NOT NULL,
    liked INTEGER NOT NULL,
    matched INTEGER NOT NULL,
    day TEXT NOT NULL,
    at INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0
  )`,
];

/** Whom the member is suggested on one day, in this order. */
const daily = [
  "CREATE TABLE suggestions (other TEXT PRIMARY KEY, position INTEGER NOT NULL, day TEXT NOT NULL)",
  // The day for which they were chosen, also where nobody was found.
  "ALTER TABLE account ADD COLUMN suggested_on TEXT NOT NULL DEFAULT ''",
];

/**
 * Members of whom this one keeps nothing but the id (`by_me`), because they were skipped or suggested, and those who keep the member's
 * (`by_them`). They hear of nothing but an erasure. Nobody is shown any of it.
 */
const keptIds = [
  "CREATE TABLE kept_ids (other TEXT PRIMARY KEY, by_me INTEGER NOT NULL DEFAULT 0, by_them INTEGER NOT NULL DEFAULT 0)",
];

export const suggestionsSchema = [...swipes, ...daily, ...keptIds];
