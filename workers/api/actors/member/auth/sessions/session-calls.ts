import { RpcTarget } from "cloudflare:workers";
import type { SignedInDevice } from "../../../../../../app/contract/account/access.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { normalEmail } from "../../../../../../app/domain/account/signup.ts";
import { passwordMatches } from "../../../../password.ts";
import { accountOf } from "../../account/account.ts";
import { deletionOf, isOver } from "../../deletion/deletion-row.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { isKnownDevice, type SignedInWith } from "./known-devices.ts";
import { endSession, endSessionById, endSessions, findSession, listSessions } from "./session.ts";
import { signInRefusal } from "../../standing/sign-in-refusal.ts";
import { signInDevice, type SignedIn } from "./sign-in.ts";

interface SignInOrder {
  email: string;
  password: string;
  userAgent: string;
  device?: SignedInWith;
  /** From a device that signed in to this account before: it does not wait behind unknown devices (decision 0082). */
  known: boolean;
  requestId: string;
}

/** Who is signed in, and where. */
export class SessionCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** Starts a session. Takes the same time whether or not there is anybody here. `too_busy`: nothing was looked at. */
  async signIn({ email, password, userAgent, device, known, requestId }: SignInOrder): Promise<Result<SignedIn>> {
    const account = this.engine.account();
    const hash = account?.password_hash;
    const matches = await passwordMatches(this.engine.env, { password, hash, known, requestId });
    if (!matches.ok) return matches;
    if (!matches.value) return refuse("login_failed");
    return this.engine.act((state) => {
      const now = accountOf(state.sql);
      // It may have changed while we were looking; and an address that was given up is kept, but no way in.
      const right = now.password_hash === account?.password_hash && normalEmail(now.email) === normalEmail(email);
      if (!right || isOver(deletionOf(state.sql))) return refuse("login_failed");
      return signInRefusal(state) ?? accept(signInDevice(state, { userAgent, device, method: "password" }));
    });
  }

  /** Harmless when the session has ended. The device stays a known one. */
  signOut(token: string): void {
    if (this.engine.account()) this.engine.act((state) => endSession(state, token));
  }

  /** This session first, then the last seen. */
  list(token: string): Result<SignedInDevice[]> {
    return this.engine.reading(token, ({ sql }) => accept(listSessions(sql, token)));
  }

  /** By the id that `list` gave. The device is unknown from then on. Harmless without such a session. */
  end(token: string, id: string): Result {
    return this.engine.signedIn(token, (state) => {
      endSessionById(state, id);
      return accept();
    });
  }

  /** All sessions but this one, and their devices are unknown from then on. `ended`: how many. */
  endOthers(token: string): Result<{ ended: number }> {
    return this.engine.signedIn(token, (state) => accept({ ended: endSessions(state, { except: token }) }));
  }

  /** Did somebody sign in as this member with this browser (`SignedInWith.hash`)? Writes nothing. */
  knowsDevice(hash: string): boolean {
    return this.engine.account() !== undefined && isKnownDevice(this.engine.sql, hash);
  }

  /** Is this one of the member's sessions? Writes nothing. */
  knowsSession(token: string): boolean {
    return this.engine.account() !== undefined && findSession(this.engine.sql, token) !== undefined;
  }
}
