import type { SignedInDevice } from "../../../../../app/contract/access.ts";
import type { User } from "../../../../../app/contract/profile.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { normalEmail } from "../../../../../app/domain/signup.ts";
import { passwordMatches } from "../../../password.ts";
import { accountOf, setLanguage } from "../account/account.ts";
import { activate, sendActivationMail } from "../account/activation.ts";
import { closingOf, isOver } from "../deletion/closing-row.ts";
import { create, type Created, type CreateOrder } from "../account/create.ts";
import { keptUser } from "../account/kept-user.ts";
import { isKnownDevice, type SignedInWith } from "./known-devices.ts";
import { CredentialsCalls } from "./credentials-calls.ts";
import { endSession, endSessionById, endSessions, findSession, listSessions } from "./session.ts";
import { signInDevice, type SignedIn } from "./sign-in.ts";
import { signUp, type SignUpOrder } from "../account/sign-up.ts";

interface Credentials {
  email: string;
  password: string;
  userAgent: string;
  device?: SignedInWith;
  /** From a device that signed in to this account before: it does not wait behind strangers (decision 0082). */
  known: boolean;
}

/** For whoever sends a sign-up again while it is looked at. */
const RETRY_SECONDS = 3;
/** Somebody's impatient taps all get the one answer; each more would hold one of the site's places for a hash's time. */
const MOST_AT_ONCE = 5;

/** The ways in and out: sign-up, sign-in, devices. */
export class AccessCalls extends CredentialsCalls {
  #signUps: Promise<unknown> = Promise.resolve();
  /** Sign-ups that are not answered yet, this one's and those behind it. */
  #signingUp = 0;

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

  /** Starts a session. Takes the same time whether or not there is anybody here. `too_busy`: nothing was looked at. */
  async signIn({ email, password, userAgent, device, known }: Credentials): Promise<Result<SignedIn>> {
    const account = this.engine.account();
    const matches = await passwordMatches(this.env, { password, hash: account?.password_hash, known });
    if (!matches.ok) return matches;
    if (!matches.value) return refuse("login_failed");
    return this.engine.act((state) => {
      const now = accountOf(state.sql);
      // It may have changed while we were looking; and an address that was given up is kept, but no way in.
      const right = now.password_hash === account?.password_hash && normalEmail(now.email) === normalEmail(email);
      if (!right || isOver(closingOf(state.sql))) return refuse("login_failed");
      return accept(signInDevice(state, { userAgent, device, method: "password" }));
    });
  }

  /** Did somebody sign in as this member with this browser (`SignedInWith.hash`)? Writes nothing. */
  knowsDevice(hash: string): boolean {
    return this.engine.account() !== undefined && isKnownDevice(this.engine.sql, hash);
  }

  /** Is this one of the member's sessions? Writes nothing. */
  knowsSession(token: string): boolean {
    return this.engine.account() !== undefined && findSession(this.engine.sql, token) !== undefined;
  }

  signOut(token: string): void {
    if (this.engine.account()) this.engine.act((state) => endSession(state, token));
  }

  listSessions(token: string): Result<SignedInDevice[]> {
    return this.engine.reading(token, ({ sql }) => accept(listSessions(sql, token)));
  }

  endSession(token: string, id: string): Result {
    return this.engine.signedIn(token, (state) => {
      endSessionById(state, id);
      return accept();
    });
  }

  endOtherSessions(token: string): Result<{ ended: number }> {
    return this.engine.signedIn(token, (state) => accept({ ended: endSessions(state, { except: token }) }));
  }

  user(token: string): Result<User> {
    return this.engine.reading(token, (state) => accept(keptUser(state, this.engine.kept).user));
  }

  setLanguage(token: string, language: Locale): Result {
    return this.engine.signedIn(token, ({ sql }) => setLanguage(sql, language));
  }

  /** Confirms the address by the mail's token. */
  activate(linkToken: string): Result<{ activated: true }> {
    if (!this.engine.account()) return refuse("link_invalid");
    const activated = this.engine.act((state) => activate(state, linkToken));
    // The first message of the sign-up leaves at once; the alarm sees to it if it cannot.
    this.ctx.waitUntil(this.engine.runDue());
    return activated;
  }

  sendActivationMail(token: string): Result<{ sent: boolean }> {
    return this.engine.signedIn(token, sendActivationMail);
  }
}
