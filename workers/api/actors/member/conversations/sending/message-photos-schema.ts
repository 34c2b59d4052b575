/**
 * Photos in messages (decision 0213). Of `photos`: `for_message`, the `client_id` of the message that it was uploaded for (NULL:
 * a photo of the profile), and `sent_in`, the message that it went with (NULL: none yet). Of the messages: the photo's id.
 */
export const messagePhotosSchema = [
  "ALTER TABLE photos ADD COLUMN for_message TEXT",
  "ALTER TABLE photos ADD COLUMN sent_in TEXT",
  "ALTER TABLE messages ADD COLUMN photo TEXT",
  "ALTER TABLE gone_messages ADD COLUMN photo TEXT",
  "ALTER TABLE removed_messages ADD COLUMN photo TEXT",
];
