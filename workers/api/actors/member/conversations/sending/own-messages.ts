/** An own message as it is stored, when it is written and again when it leaves later. */
export type OwnMessage = {
  id: string;
  conversation: string;
  client_id: string | null;
  text: string;
  gift: string | null;
  photo: string | null;
  sent_at: number;
};

/** Stores an own message behind all others. Answers its position. */
export function storeOwn(sql: SqlStorage, message: OwnMessage): number {
  return sql
    .exec<{ position: number }>(
      `INSERT INTO messages (id, conversation, client_id, own, text, gift, photo, sent_at)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?) RETURNING position`,
      message.id,
      message.conversation,
      message.client_id,
      message.text,
      message.gift,
      message.photo,
      message.sent_at,
    )
    .one().position;
}
