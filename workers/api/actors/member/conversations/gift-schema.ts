/** What was given, by its name (app/domain/gifts.ts); the text is what was written with it. */
export const giftSchema = [
  "ALTER TABLE messages ADD COLUMN gift TEXT",
  "ALTER TABLE gone_messages ADD COLUMN gift TEXT",
];
