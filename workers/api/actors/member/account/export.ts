import type { Message } from "../../../../../app/contract/conversations/message.ts";
import { clock, instantOf } from "../../../clock.ts";
import { accountOf, detailsOf, dismissedOf, type Account } from "./account.ts";
import { accountSettings } from "./account-settings.ts";
import { KEPT_GONE } from "../conversations/removed/gone-messages.ts";
import { INSPECTION, inspectionOf } from "../conversations/undelivered/inspected-messages.ts";
import { WAITS_FOR, type WaitsFor, waitsForOf } from "../conversations/undelivered/waiting-messages.ts";
import { inspectedAbout } from "../standing/inspected-texts.ts";
import { lookingForIn } from "./looking-for.ts";
import { GIVEN_BY_SWITCH } from "../people/likes/given-by-switch.ts";
import { basicsOf } from "../people/person.ts";
import { unlockedPhotos } from "../conversations/sending/message-photos.ts";
import { IN_ORDER, STORED } from "../photos/photos.ts";
import { bestFilesOf } from "../../../providers/photos/variants.ts";
import { balanceOf } from "../money/ledger/wallet.ts";

/** One thing that is kept, readable: times as ISO 8601, yes and no as such. */
export type ExportRow = Record<string, string | number | boolean | null>;

/** Everything that is kept of the member, but for the messages themselves, which come page by page. */
export interface ExportOverview {
  language: string;
  name: string;
  time_zone: string | undefined;
  country: string;
  /** What there is one of, as `{ what, value }`. */
  about: Record<"account" | "profile" | "settings", ExportRow>;
  lists: Record<ExportList, ExportRow[]>;
  conversations: { id: string; with: string | null; name: string | null }[];
  /** In their order, whatever their status. */
  photos: ExportPhoto[];
}

/** A photo and where its best picture may lie in the `PhotoStore`, best first; an upload that waits has only itself. */
export interface ExportPhoto {
  about: ExportRow;
  files: string[];
  /** `webp`; nothing is known of an upload but that it is a picture. */
  extension: string;
}

/** `sent_at`: ISO 8601, UTC. */
export interface ExportMessage {
  id: string;
  own: boolean;
  text: string;
  gift?: string;
  /** Sent with a photo. */
  photo?: true;
  sent_at: string;
  /** Of an own message that was not delivered: whether somebody still reads it first, or refused it, and why. */
  inspection?: Message["inspection"];
  refusal?: Message["refusal"];
  /** What an own one that was not delivered yet waits for. */
  waits_for?: Message["waits_for"];
}

const KNOWN = "SELECT json_extract(person, '$.name') FROM profile_cache WHERE profile_cache.id = other";
const NAME = `(${KNOWN} AND deactivated = 0) AS name`;
/** Of evidence: suspended or leaving is not deleted, so the name stays until they are erased. */
const NAME_KEPT = `(${KNOWN}) AS name`;

/** A list for every table, `?1` being now; no secret is among the columns, nor anything that others meant to keep from the member. */
const queries = {
  consents: "SELECT kind, version, at, given FROM consents ORDER BY position",
  devices: "SELECT user_agent AS device, method, created, last_seen FROM sessions ORDER BY created",
  known_devices: "SELECT at FROM known_devices ORDER BY at",
  passkeys: "SELECT name, created, last_used FROM passkeys ORDER BY created",
  push_devices: "SELECT at FROM push_subscriptions ORDER BY at",
  likes_given: `SELECT other AS id, ${NAME}, given_at AS at, ${GIVEN_BY_SWITCH} AS by_switch FROM likes
    WHERE given_at IS NOT NULL ORDER BY given_at`,
  likes_received: `SELECT other AS id, ${NAME}, received_at AS at, received_new AS is_new, told, by_switch FROM likes
    WHERE received_at IS NOT NULL ORDER BY received_at`,
  blocked: `SELECT other AS id, ${NAME} FROM blocks WHERE by_me = 1`,
  hidden: `SELECT other AS id, ${NAME}, at FROM hidden_members ORDER BY at`,
  swipes: `SELECT other AS id, ${NAME}, CASE liked WHEN 1 THEN 'like' ELSE 'skip' END AS choice, at, undone FROM swipes
    ORDER BY position`,
  suggestions: `SELECT other AS id, ${NAME}, day FROM suggestions ORDER BY position`,
  payments: `SELECT payment_id, bundle, credits, amount, currency, payment_method, status, discount_code, discount_percent,
      full_amount, debit_day, debit_reference, created_at, settled_at
    FROM payments ORDER BY created_at`,
  receipts: `SELECT number, kind, payment_id, net, vat, total, currency, issued_at FROM receipts ORDER BY at, key`,
  mandates: `SELECT reference, account_holder, iban, street, house_number, zip, city, phone, signed_at, revoked_at
    FROM mandates ORDER BY signed_at`,
  mandate_requests: `SELECT account_holder, iban, street, house_number, zip, city, phone, expires FROM mandate_requests`,
  debit_blocks: "SELECT because, until FROM debit_blocks ORDER BY until",
  refunds: `SELECT refund_id, payment_id, amount, credits, reason, status, name, email, at, settled_at FROM refunds
    WHERE status NOT IN ('proposed', 'declined') ORDER BY at`,
  credits: "SELECT kind, credits, from_account, to_account, balance, at FROM ledger ORDER BY position",
  held_credits: `SELECT credits, sent_at, due, coalesce(outcome, 'held') AS outcome FROM held_credits ORDER BY sent_at`,
  saved_searches: "SELECT name, search, is_on, created_at AS at FROM saved_searches ORDER BY created_at, id",
  mails: "SELECT kind, subject, address, at, status FROM mails ORDER BY at",
  mails_off: "SELECT reason, at FROM notifications_disabled ORDER BY at",
  mails_planned: "SELECT kind, due FROM scheduled_notifications ORDER BY due",
  first_messages: "SELECT target AS id, text, due, refusal FROM planned_messages",
  activation_mails: "SELECT at FROM activation_mails ORDER BY at",
  sanctions: "SELECT kind, lifted, until, decided_at FROM sanctions ORDER BY position",
  reports: 'SELECT number AS "case", reason, text, at FROM reports ORDER BY at',
  case_decisions: `SELECT "case", side, outcome, ground, words, until, change, decided_at FROM case_decisions
    ORDER BY decided_at`,
  support: 'SELECT number AS "case", topic, text, payment, at, answer, answered_at FROM support_questions ORDER BY at',
  gone_messages: `SELECT ${NAME_KEPT}, own, text, gift, photo IS NOT NULL AS has_photo, sent_at ${KEPT_GONE} ORDER BY conversation, sent_at, gone_messages.id`,
  links: "SELECT purpose, created, expires, used FROM links ORDER BY created",
  other_addresses: `SELECT email, 'change' AS kind, at FROM email_change
    UNION ALL SELECT email, 'kept', until FROM reserved_emails`,
} as const;

type ExportList = keyof typeof queries;

const TIMES =
  /^(at|version|created|created_at|settled_at|issued_at|last_seen|last_used|expires|due|sent_at|until|decided_at|signed_at|revoked_at|answered_at)$/;
const FLAGS = /^(given|used|is_new|is_on|told|by_switch|lifted|own|undone|has_photo)$/;

/** All that is kept but messages, which are read page by page; times are ISO 8601 in UTC. */
export function exportOverview(sql: SqlStorage): ExportOverview {
  const account = accountOf(sql);
  const { time_zone } = accountSettings(sql);
  const rowsOf = (query: string) => sql.exec(query, ...(query.includes("?1") ? [clock.now()] : [])).toArray();
  const lists = Object.entries(queries).map(([list, query]) => [list, rowsOf(query).map(readable)]);
  const conversations = sql.exec<{ id: string; other: string; name: string | null }>(
    `SELECT id, other, ${NAME} FROM conversations
     WHERE EXISTS (SELECT 1 FROM messages WHERE conversation = conversations.id) ORDER BY last_at DESC`,
  );
  return {
    language: account.language,
    name: account.name,
    time_zone: time_zone || undefined,
    country: account.country,
    about: aboutOf(sql, account),
    lists: Object.fromEntries(lists) as ExportOverview["lists"],
    conversations: conversations.toArray().map(({ id, other, name }) => ({ id, with: name && other, name })),
    photos: [...exportPhotos(sql), ...unlockedPhotos(sql)],
  };
}

function exportPhotos(sql: SqlStorage): ExportPhoto[] {
  const rows = sql.exec<{
    id: string;
    status: string;
    reason: string | null;
    at: number;
    decided_at: number;
    upload: string | null;
  }>(
    `SELECT id, status, reason, at, decided_at, upload FROM photos WHERE ${STORED} ORDER BY for_message IS NOT NULL, ${IN_ORDER}`,
  );
  return rows.toArray().map(({ id, status, reason, at, decided_at, upload }) => ({
    about: {
      status,
      ...(at > 0 && { at: instantOf(at) }),
      ...(decided_at > 0 && { decided_at: instantOf(decided_at) }),
      ...(reason && { reason }),
    },
    files: bestFilesOf(id, upload),
    extension: status === "preparing" ? "upload" : "webp",
  }));
}

function aboutOf(sql: SqlStorage, account: Account): ExportOverview["about"] {
  const { id, site, email, status, language, profile_status } = account;
  const { email: by_mail, push, ...settings } = accountSettings(sql);
  const { min, max, regions, like_back } = lookingForIn(account);
  const held = inspectedAbout(sql);
  return {
    account: {
      id,
      site,
      email,
      status,
      profile_status,
      language,
      paid_user: account.paid_user === 1,
      fictional: account.fictional === 1,
      credits: balanceOf(sql),
      ...(account.promised_credits > 0 && { promised_credits: account.promised_credits }),
      signup_date: instantOf(account.signup_date),
      last_active: instantOf(account.last_active),
      ...dismissedOf(account),
      ...flat("from", JSON.parse(account.traffic_source)),
    },
    profile: {
      ...basicsOf(account),
      ...flat("", { ...detailsOf(account), about_held: held?.about, about_refusal: held?.refusal }),
      interests: (JSON.parse(account.interests) as string[]).join(", "),
      ...flat("seeking", { min_age: min, max_age: max, regions: regions.join(", ") || null }),
      like_back,
    },
    settings: { ...flat("", settings), ...flat("mail", by_mail), ...flat("push", push) },
  };
}

function flat(prefix: string, values: object): ExportRow {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.map(([key, value]) => [prefix ? `${prefix}_${key}` : key, value as string]));
}

function readable(row: Record<string, SqlStorageValue>): ExportRow {
  const entries = Object.entries(row).map(([column, value]) => {
    if (typeof value === "number" && TIMES.test(column)) return [column, instantOf(value)];
    if (typeof value === "number" && FLAGS.test(column)) return [column, value === 1];
    return [column, value];
  });
  return Object.fromEntries(entries) as ExportRow;
}

/** Where a page of messages ended. */
export interface ExportCursor {
  sent_at: number;
  id: string;
}

const PAGE = 500;

type ExportedRow = {
  id: string;
  own: number;
  text: string;
  gift: string | null;
  photo: string | null;
  sent_at: number;
  inspection: string | null;
  waits_for: WaitsFor | null;
};

/** One page of a conversation in its order, however old; `next` says that there is more. */
export function exportMessages(
  sql: SqlStorage,
  { conversation, after }: { conversation: string; after?: ExportCursor | undefined },
): { messages: ExportMessage[]; next?: ExportCursor } {
  const rows = sql
    .exec<ExportedRow>(
      `SELECT id, own, text, gift, photo, sent_at, ${INSPECTION}, ${WAITS_FOR}
       FROM messages WHERE conversation = ? AND (sent_at, id) > (?, ?)
       ORDER BY sent_at, id LIMIT ?`,
      conversation,
      after?.sent_at ?? -1,
      after?.id ?? "",
      PAGE,
    )
    .toArray();
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    messages: rows.map(({ id, own, text, gift, photo, sent_at, inspection, waits_for }) => {
      const given = { ...(gift && { gift }), ...(photo && { photo: true as const }) };
      const state = { ...inspectionOf(inspection), ...waitsForOf(waits_for) };
      return { id, own: own === 1, text, ...given, sent_at: instantOf(sent_at), ...state };
    }),
    ...(last && { next: { sent_at: last.sent_at, id: last.id } }),
  };
}
