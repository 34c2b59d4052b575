import { clock } from "../../../clock.ts";
import type { PushSubscription } from "../../../providers/push/push-provider.ts";
import { hashOf } from "../../../signature.ts";
import { SESSION_LIFETIME } from "../auth/sessions/session.ts";
import { first } from "../engine/state.ts";

/** More devices than anybody has; the one that subscribed longest ago goes. */
const MOST_SUBSCRIPTIONS = 20;

type Row = { subscription: string };

/** Keeps what a device subscribed with; it belongs to that device's session and ends with it. */
export function keepSubscription(sql: SqlStorage, token: string, subscription: PushSubscription): void {
  const { endpoint, keys } = subscription;
  sql.exec(
    `INSERT INTO push_subscriptions (endpoint, subscription, session, at) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (endpoint) DO UPDATE SET subscription = ?2, session = ?3, at = ?4`,
    endpoint,
    JSON.stringify({ endpoint, keys }),
    hashOf(token),
    clock.now(),
  );
  sql.exec(
    `DELETE FROM push_subscriptions WHERE endpoint NOT IN
       (SELECT endpoint FROM push_subscriptions ORDER BY at DESC, endpoint = ? DESC LIMIT ?)`,
    endpoint,
    MOST_SUBSCRIPTIONS,
  );
}

/** This device hears nothing any more. */
export function forgetDevice(sql: SqlStorage, token: string): void {
  sql.exec("DELETE FROM push_subscriptions WHERE session = ?", hashOf(token));
}

/** Forgets one device's subscription. */
export function dropSubscription(sql: SqlStorage, endpoint: string): void {
  sql.exec("DELETE FROM push_subscriptions WHERE endpoint = ?", endpoint);
}

/** Those of devices that are still signed in: whoever holds another one may be anybody. */
export function liveSubscriptions(sql: SqlStorage): PushSubscription[] {
  return sql
    .exec<Row>(LIVE, clock.now() - SESSION_LIFETIME)
    .toArray()
    .map(parsed);
}

/** As `liveSubscriptions`, the one with this address. */
export function findSubscription(sql: SqlStorage, endpoint: string): PushSubscription | undefined {
  const row = first(sql.exec<Row>(`${LIVE} AND endpoint = ?`, clock.now() - SESSION_LIFETIME, endpoint));
  return row && parsed(row);
}

const LIVE = "SELECT subscription FROM push_subscriptions JOIN sessions ON hash = session WHERE last_seen >= ?";

function parsed({ subscription }: Row): PushSubscription {
  return JSON.parse(subscription) as PushSubscription;
}
