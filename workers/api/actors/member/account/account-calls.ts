import { RpcTarget } from "cloudflare:workers";
import type { Consent } from "../../../../../app/contract/account/consents.ts";
import type { OwnProfile } from "../../../../../app/contract/people/own-profile.ts";
import type { User } from "../../../../../app/contract/people/profile.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { accountOf, setLanguage } from "./account.ts";
import { activate, sendActivationMail } from "./activation.ts";
import { giveConsent, listConsents } from "./consents.ts";
import { create, type Created, type CreateOrder } from "./create.ts";
import { exportMessages, exportOverview, type ExportOverview } from "./export.ts";
import { cachedUser } from "./cached-user.ts";
import { changeProfile, ownProfileOf } from "./own-profile.ts";
import type { ProfileChanges, ProfileRules } from "./profile-problems.ts";
import { signUp, type SignUpOrder } from "./sign-up.ts";

/** For whoever sends a sign-up again while it is looked at. */
const RETRY_SECONDS = 3;
/** Somebody's impatient taps all get the one answer; each more would hold one of the site's places for a hash's time. */
const MOST_AT_ONCE = 5;

/** The account itself: its beginning, its owner's view of it, what they agreed to, and its export. */
export class AccountCalls extends RpcTarget {
  #signUps: Promise<unknown> = Promise.resolve();
  /** Sign-ups that are not answered yet, this one's and those behind it. */
  #signingUp = 0;

  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** Makes a member whom nobody signed up: a seeded one, or a test's. The same order again is answered as at first. */
  create(order: CreateOrder): Result<Created> {
    this.engine.make();
    return this.engine.act((state) => create(state, order, true));
  }

  /**
   * Makes the member; the same order again is answered like the first time, another one is `key_reused`. Four repeats may
   * wait for the first; more are `too_busy`, and nothing was done for them.
   */
  async signUp(order: SignUpOrder): Promise<Result<Created>> {
    if (this.#signingUp >= MOST_AT_ONCE) return refuse("too_busy", { seconds: RETRY_SECONDS, repeated: true });
    this.#signingUp += 1;
    const made = this.#signUps.then(() => signUp(this.engine, order));
    this.#signUps = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      this.#signingUp -= 1;
    }
  }

  /** user.php's answer (spec §3, User). */
  user(token: string): Result<User> {
    return this.engine.reading(token, (state) => accept(cachedUser(state, this.engine.cache).user));
  }

  /** What the member may change of their own profile. */
  ownProfile(token: string): Result<OwnProfile> {
    return this.engine.reading(token, ({ sql }) => accept(ownProfileOf(sql)));
  }

  /** Changes what is named, in one transaction; `invalid_input` with a code for each wrong field. */
  changeProfile(token: string, changes: ProfileChanges, rules: ProfileRules): Result<OwnProfile> {
    return this.engine.signedIn(token, (state) => changeProfile(state, changes, rules));
  }

  /** Where the member lives, as an ISO code: prices are their country's. */
  country(token: string): Result<string> {
    return this.engine.reading(token, ({ sql }) => accept(accountOf(sql).country));
  }

  /** The language of the account and of its mails. Spec §7. */
  setLanguage(token: string, language: Locale): Result {
    return this.engine.signedIn(token, ({ sql }) => setLanguage(sql, language));
  }

  /** Confirms the address by the mail's token, and says which it is the first time. `message`: one that waited leaves. */
  activate(linkToken: string): Result<{ activated: true; message?: true; email?: string }> {
    if (!this.engine.account()) return refuse("link_invalid");
    const activated = this.engine.act((state) => activate(state, linkToken));
    // The first message of the sign-up leaves at once; the alarm sees to it if it cannot.
    this.engine.ctx.waitUntil(this.engine.runDue());
    return activated;
  }

  /** Again by mail, once a minute and five times a day at most. `sent`: false beyond that, and at a confirmed address. */
  sendActivationMail(token: string): Result<{ sent: boolean }> {
    return this.engine.signedIn(token, sendActivationMail);
  }

  /** Everything that is kept, but for the messages. */
  exportOverview(token: string): Result<ExportOverview> {
    return this.engine.reading(token, ({ sql }) => accept(exportOverview(sql)));
  }

  /** One page of one conversation, oldest first; `next` is where the page after it begins. */
  exportMessages(
    token: string,
    order: Parameters<typeof exportMessages>[1],
  ): Result<ReturnType<typeof exportMessages>> {
    return this.engine.reading(token, ({ sql }) => accept(exportMessages(sql, order)));
  }

  /** Newest first. */
  consents(token: string): Result<Consent[]> {
    return this.engine.reading(token, ({ sql }) => accept(listConsents(sql)));
  }

  /** `version`: milliseconds, of the terms that are current. */
  giveConsent(token: string, version: number): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      giveConsent(sql, version);
      return accept();
    });
  }
}
