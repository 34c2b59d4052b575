import { RpcTarget } from "cloudflare:workers";
import type { LinkState, MailLinkPurpose } from "../../../../../../app/contract/account/access.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { passwordProblem } from "../../../../../../app/domain/auth/password.ts";
import { normalEmail } from "../../../../../../app/domain/account/signup.ts";
import { hashPassword } from "../../../../password.ts";
import { accountOf } from "../../account/account.ts";
import { undoChange } from "./account-undo.ts";
import { askEmailChange, cancelEmailChange, changeOf, switchEmail } from "./email-change.ts";
import type { SignedInWith } from "../sessions/known-devices.ts";
import { linkState } from "./link-state.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { claimOf } from "./account-claim.ts";
import { provePassword, wrongPassword } from "../password-check.ts";
import { mayReset, resetPassword } from "./password-reset.ts";
import { removeOwnPasskeys } from "../passkeys/own-passkeys.ts";
import { endSessions } from "../sessions/session.ts";
import type { SignedIn } from "../sessions/sign-in.ts";
import { setPassword } from "./credentials.ts";

interface NewPasswordByLink {
  /** Not to be chosen as a password. */
  siteName: string;
  /** The link's. */
  token: string;
  password: string;
  userAgent: string;
  device?: SignedInWith;
  requestId: string;
}

interface PasswordOrder {
  siteName: string;
  old_password: string;
  password: string;
  remove_passkeys: boolean;
  requestId: string;
}

interface EmailOrder {
  email: string;
  password: string;
  requestId: string;
}

/** What the way into an account hangs on: password and address, their changes, and taking those back. */
export class CredentialsCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** May this link still choose a password? Else `link_invalid`. Writes nothing. */
  checkReset(linkToken: string): Result<{ valid: true }> {
    const valid = this.engine.account() !== undefined && mayReset(this.engine, linkToken);
    return valid ? accept({ valid: true }) : refuse("link_invalid");
  }

  /** What would a press on this link do? Writes nothing. */
  checkLink(purpose: MailLinkPurpose, linkToken: string): Result<{ state: LinkState }> {
    const state = this.engine.account() && linkState(this.engine, purpose, linkToken);
    return state ? accept({ state }) : refuse("link_invalid");
  }

  /** A new password by the mail's link, and a session. `link_invalid`, or what `passwordProblem` says, on its field. */
  async resetPassword({ token, password, siteName, requestId, ...how }: NewPasswordByLink): Promise<Result<SignedIn>> {
    const valid = this.checkReset(token);
    if (!valid.ok) return valid;
    const allowed = this.#mayChoose(password, siteName);
    if (!allowed.ok) return allowed;
    const hash = await this.#hash(password, requestId);
    if (!hash.ok) return hash;
    return this.engine.act((state) => resetPassword(state, { token, hash: hash.value, ...how }));
  }

  /**
   * Ends all other sessions, and mails a link that takes the change back (decision 0061). Refusals by field: `old_password:
   * password_wrong`, `password: password_same` and what `passwordProblem` says of the new one. Spec §5.
   */
  async changePassword(token: string, order: PasswordOrder): Promise<Result> {
    // Only for who is signed in: what it says depends on the member's own names.
    const allowed = this.engine.reading(token, () => {
      if (order.password === order.old_password)
        return refuse("invalid_input", { fields: { password: "password_same" } });
      return this.#mayChoose(order.password, order.siteName);
    });
    if (!allowed.ok) return allowed;
    const { requestId, old_password } = order;
    const proved = await provePassword(this.engine, {
      token,
      requestId,
      password: old_password,
      field: "old_password",
    });
    if (!proved.ok) return proved;
    const hash = await this.#hash(order.password, requestId);
    if (!hash.ok) return hash;
    return this.engine.signedIn(token, (state) => {
      if (accountOf(state.sql).password_hash !== proved.value) return wrongPassword("old_password");
      setPassword(state, hash.value);
      if (order.remove_passkeys) removeOwnPasskeys(state.sql);
      endSessions(state, { except: token });
      return accept();
    });
  }

  /** Whoever has the link has the mailbox, so they do not wait behind unknown devices either. */
  #hash(password: string, requestId: string): Promise<Result<string>> {
    return this.engine.passwordTurns.alone("new", () =>
      hashPassword(this.engine.env, { password, known: "signed_in", requestId }),
    );
  }

  #mayChoose(password: string, site: string): Result {
    const { name, email } = this.engine.account() ?? {};
    const problem = passwordProblem(password, { name, email, site });
    return problem ? refuse("invalid_input", { fields: { password: problem } }) : accept();
  }

  /** Mails the link that confirms the new address, once `Accounts` says that it is free: else `email_taken`, on its field. */
  async askEmailChange(token: string, order: EmailOrder): Promise<Result<{ sent: true }>> {
    const email = normalEmail(order.email);
    const differs = this.engine.reading(token, ({ sql }) =>
      email === normalEmail(accountOf(sql).email)
        ? refuse("invalid_input", { fields: { email: "new_email_same" } })
        : accept(),
    );
    if (!differs.ok) return differs;
    const { requestId, password } = order;
    const proved = await provePassword(this.engine, { token, requestId, password, field: "password" });
    if (!proved.ok) return proved;
    const { accounts, claim } = claimOf(this.engine, email);
    const free = await accounts.mayClaim(claim);
    if (!free.ok) return refuse("invalid_input", { fields: { email: "email_taken" } });
    return this.engine.signedIn(token, (state) => askEmailChange(state, email));
  }

  /** Drops a change that waits for its confirmation; harmless without one. */
  cancelEmailChange(token: string): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      cancelEmailChange(sql);
      return accept();
    });
  }

  /** By the mail's link. The address is claimed first, so that it never has two members. */
  async confirmEmailChange(linkToken: string): Promise<Result<{ email: string }>> {
    const change = this.engine.account() ? changeOf(this.engine, linkToken) : refuse("link_invalid");
    if (!change.ok) return change;
    const { email, done } = change.value;
    if (done) return accept({ email });
    const { accounts, claim } = claimOf(this.engine, email);
    const claimed = await accounts.claim(claim);
    // A ban is told to nobody but the banned member: their address is taken, like any other.
    if (!claimed.ok) return refuse("email_taken");
    const switched = this.engine.act((state) => switchEmail(state, linkToken));
    if (!switched.ok) await accounts.release(claim);
    return switched;
  }

  /** By the link of the mail about a change: what was changed is taken back. */
  undoChange(linkToken: string): Result<{ undone: "email" | "password" }> {
    if (!this.engine.account()) return refuse("link_invalid");
    return this.engine.act((state) => undoChange(state, linkToken));
  }
}
