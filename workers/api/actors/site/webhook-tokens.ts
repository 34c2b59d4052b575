import { clock } from "../../clock.ts";
import { hashOf } from "../../signature.ts";

/** The token of a signed call from a provider. */
export interface WebhookToken {
  token: string;
  /** What the call told. The same token with the same content is the provider trying again. */
  content: string;
  /** When its signature stops being believed, milliseconds. */
  until: number;
}

/** More than a provider sends within the time that a signature is believed. */
const MOST = 20_000;

/**
 * Notes a token for as long as its signature is believed; the signature covers the token and not what is told with it, so
 * the first content counts and any other under the same token does not. False: the token told something else, or there
 * are more than we keep, and the provider may try again later.
 */
export function claimWebhookToken(sql: SqlStorage, { token, content, until }: WebhookToken): boolean {
  sql.exec("DELETE FROM webhook_tokens WHERE until < ?", clock.now());
  const [hash, told] = [hashOf(token), hashOf(content)];
  const earlier = sql.exec<{ content: string }>("SELECT content FROM webhook_tokens WHERE hash = ?", hash).toArray()[0];
  if (earlier) return earlier.content === told;
  if (sql.exec<{ count: number }>("SELECT count(*) AS count FROM webhook_tokens").one().count >= MOST) return false;
  sql.exec("INSERT INTO webhook_tokens (hash, content, until) VALUES (?, ?, ?)", hash, told, until);
  return true;
}
