/** What was given, by its name (app/contract/gifts.ts); the text is what was written with it. */
export const giftSchema = [
  "ALTER TABLE messages ADD COLUMN gift TEXT",
  "ALTER TABLE gone_messages ADD COLUMN gift TEXT",
];
