/** When the member last opened the conversation, milliseconds; NULL before, and for what was opened by older versions. */
export const openedSchema = ["ALTER TABLE conversations ADD COLUMN opened_at INTEGER"];
