import type { User } from "../../../../../app/contract/people/profile.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { isTimeZone } from "../../../../../app/domain/locale/time-zone.ts";
import { clock } from "../../../clock.ts";
import { hashOf } from "../../../signature.ts";
import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";
import { accountAddress } from "../../accounts/account-address.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, findAccount, userOf, type Account } from "./account.ts";
import { changeAccountSettings } from "./account-settings.ts";
import { enqueueActivationMail } from "./activation.ts";
import { reactivateIfBeingDeleted } from "../deletion/reactivation.ts";
import { deletionOf, isOver } from "../deletion/deletion-row.ts";
import { tellFictional } from "../fictional/registry.ts";
import { recordConsents, type GivenConsents } from "./consents.ts";
import { publishProfile } from "./listing.ts";
import type { SignedInWith } from "../auth/sessions/known-devices.ts";
import { basicsOf, type ProfileBasics, type ProfileDetails } from "../people/person.ts";
import { addPhoto } from "../photos/photos.ts";
import { planMessage } from "../conversations/undelivered/planned-message.ts";
import { signInRefusal } from "../standing/sign-in-refusal.ts";
import { startSession } from "../auth/sessions/session.ts";
import type { MemberState } from "../engine/state.ts";
import { grantSignupCredits } from "../money/ledger/promised-credits.ts";

/** Everything that a new member begins with: a sign-up, a seeded member, or one that a test asks for. */
export interface CreateOrder extends ProfileBasics, ProfileDetails {
  id: string;
  site: string;
  /** Claimed at `Accounts` before. Empty: nobody signs in here (fictional profiles). */
  email: string;
  /** `hashPassword`; without one nobody can sign in. */
  password_hash?: string;
  language: Locale;
  interests?: string[];
  images?: StoredPhoto[];
  fictional?: boolean;
  /** The address needs no activation: seeded members, and members that tests ask for. */
  confirmed?: boolean;
  paid_user?: boolean;
  /** Credits to begin with (setting signup_credits): there once the address is confirmed. */
  signup_credits: number;
  /** What they agreed to; made-up people were not asked. */
  consents?: GivenConsents;
  /** IANA, of their browser. */
  time_zone?: string;
  /** Whose page they came from, and a first message to them. */
  target?: string;
  signup_message?: string;
  traffic_source?: Record<string, string | undefined>;
  /** Milliseconds; now if left out. */
  signup_date?: number;
  last_active?: number;
  /** With it the member is signed in at once. */
  session?: { user_agent: string; device?: SignedInWith };
}

/** A member who was made, or was there already when the order came again. */
export interface Created {
  user: User & { id: string };
  /** When the order asked for a session. */
  token?: string;
}

/**
 * Makes the member, or answers as the first time when the same order comes again. `knowsPassword`: whoever
 * repeats it gave the account's password; checked before, because that takes its time and nothing waits in here.
 */
export function create(state: MemberState, order: CreateOrder, knowsPassword: boolean): Result<Created> {
  const { sql } = state;
  const signupHash = signupHashOf(order);
  const existing = findAccount(sql);
  if (existing && (existing.signup_hash !== signupHash || !knowsPassword)) return refuse("key_reused");
  if (isOver(deletionOf(sql))) return refuse("key_reused");
  const refused = existing && signInRefusal(state);
  if (refused) return refused;
  if (existing) reactivateIfBeingDeleted(state);
  else begin(state, order, signupHash);
  const token =
    order.session &&
    !order.fictional &&
    startSession(state, { userAgent: order.session.user_agent, device: order.session.device, method: "signup" });
  return accept({ user: userOf(state), ...(token && { token }) });
}

function begin(state: MemberState, order: CreateOrder, signupHash: string): void {
  const { sql } = state;
  insertAccount(sql, order, signupHash);
  for (const photo of order.images ?? []) addPhoto(sql, photo);
  if (order.confirmed) grantSignupCredits(sql, order.signup_credits);
  keepChoices(state, order);
  if (order.email) confirmClaim(state, order);
  if (order.fictional) tellFictional(sql);
  if (order.confirmed) publishProfile(sql);
  else enqueueActivationMail(state);
}

/** Without consent to news there is neither news nor promotion, whatever the defaults say. */
function keepChoices(state: MemberState, { consents, time_zone, target, signup_message }: CreateOrder): void {
  const { sql } = state;
  if (consents) {
    recordConsents(sql, consents);
    const news = consents.news ?? false;
    changeAccountSettings(sql, { email: { news, promotions: news } });
  }
  if (isTimeZone(time_zone)) changeAccountSettings(sql, { time_zone });
  if (target && signup_message && accountOf(state.sql).fictional === 0)
    planMessage(state, { target, text: signup_message });
}

/** The address stays this member's, even if the sign-up is cut off right here. */
function confirmClaim({ sql, env }: MemberState, { id, site, email }: CreateOrder): void {
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const payload = { email: address.email, member: id };
  enqueue(sql, { id: `${id}/created`, target: `accounts:${address.shard}`, kind: "created", payload });
}

/** What has its default in a new account. */
type LaterColumn =
  | "settings"
  | "looking_for"
  | "suggested_on"
  | "suspended"
  | "retired_at"
  | "bonus_dismissed"
  | "bonus_modal_dismissed";

function insertAccount(sql: SqlStorage, order: CreateOrder, signupHash: string): void {
  const { sexuality, about, hair_colour, eye_colour, body_type, relationship_status, tattoos, reason } = order;
  const details = { sexuality, about, hair_colour, eye_colour, body_type, relationship_status, tattoos, reason };
  const now = clock.now();
  const row: Omit<Account, LaterColumn> & { consents: string } = {
    id: order.id,
    site: order.site,
    email: order.email,
    password_hash: order.fictional ? null : (order.password_hash ?? null),
    signup_hash: signupHash,
    status: order.confirmed ? "confirmed" : "not_confirmed",
    profile_status: order.confirmed ? "active" : "disabled",
    paid_user: Number(order.paid_user ?? false),
    language: order.language,
    promised_credits: order.confirmed ? 0 : order.signup_credits,
    signup_date: order.signup_date ?? now,
    // Nobody is here in its name, and nobody signs in.
    last_active: order.fictional ? 0 : (order.last_active ?? now),
    fictional: Number(order.fictional ?? false),
    ...basicsOf(order),
    details: JSON.stringify(details),
    interests: JSON.stringify(order.interests ?? []),
    // Consents have rows of their own (`consents.ts`).
    consents: "{}",
    traffic_source: JSON.stringify(order.traffic_source ?? {}),
  };
  const columns = Object.keys(row);
  sql.exec(
    `INSERT INTO account (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
}

/** Tells a repeated sign-up from a reused key. */
export function signupHashOf(order: Pick<CreateOrder, "email"> & ProfileBasics): string {
  return hashOf(JSON.stringify([order.email, ...Object.values(basicsOf(order))]));
}
