import type { SignInProblem } from "../../contract/problems.ts";
import { readCookie, setCookie } from "./cookies.server.ts";
import type { Seal } from "./seal.server.ts";

/** The small things that we keep for whoever visits, in the browser and sealed: 4 KB at most. */
interface VisitorData {
  /** When each alert was dismissed, ms since 1970. */
  dismissals?: Record<string, number>;
  /** When the members' area was entered, and its last page (entered.server.ts). */
  entered?: { at?: number; seen?: number };
  /** Spec §3, traffic source. */
  source?: Record<string, string>;
  /** When the account that was deleted here is erased (deleted-account.server.ts). */
  closed?: { until?: string };
  /** An address was confirmed here (`/activate`). */
  activated?: { here?: boolean };
  /** The code that was mailed to an operator belongs to `challenge`; `left`: one's session ended here last. */
  operator?: { challenge?: string; left?: true };
  /** Why the session ended that this browser held (suspended-session.server.ts). */
  suspended?: { because?: SignInProblem };
  /** What was typed last to sign in or for a new password (typed-address.server.ts). */
  typed?: { address?: string };
}

export interface FlashMessage {
  tone: "info" | "success" | "warning" | "danger";
  text: string;
  /** For ears only: what changed on the page says it to eyes. */
  quiet?: true;
  /** The id of the part of the page that it is about: it stands there, where the page's fragment leads (`NoticeHere`). */
  at?: string;
  /** It has more to say than one line can: it stays until the next page. So does whatever went wrong. */
  stays?: true;
  /** One button that takes it back: what its form sends, and where. */
  undo?: { action: string; name: string; value: string; label: string };
}

/** The visitor's cookie and the message for the next page. */
export interface VisitorCookie {
  data: Readonly<VisitorData>;
  change(part: Partial<VisitorData>): void;
  /** Shown by the page that is being made; gone afterwards. */
  takeFlash(): FlashMessage | undefined;
  /** The page that is being made shows one. */
  readonly flashTaken: boolean;
  flash(next: FlashMessage): void;
  commit(): Promise<string[]>;
}

/** Opens what the request carries; what is lost or forged counts as nothing. */
export async function openVisitorCookie(request: Request, seal: Seal): Promise<VisitorCookie> {
  let kept = await opened<VisitorData>(request, "visitor", seal);
  let flash = await opened<FlashMessage>(request, "flash", seal);
  const changed = { kept: false, flash: false };
  let flashTaken = false;
  return {
    get data() {
      return kept ?? {};
    },
    change(part) {
      kept = { ...kept, ...part };
      changed.kept = true;
    },
    takeFlash() {
      const taken = flash;
      flashTaken ||= taken !== undefined;
      changed.flash ||= flashTaken;
      flash = undefined;
      return taken;
    },
    get flashTaken() {
      return flashTaken;
    },
    flash(next) {
      flash = next;
      changed.flash = true;
    },
    async commit() {
      const lines: string[] = [];
      if (changed.kept) lines.push(setCookie("visitor", await sealedUnlessEmpty(kept, seal)));
      if (changed.flash) lines.push(setCookie("flash", flash && (await seal.seal(flash, "flash"))));
      return lines;
    },
  };
}

async function opened<Value>(request: Request, name: "visitor" | "flash", seal: Seal): Promise<Value | undefined> {
  const text = readCookie(request, name);
  const value = text ? await seal.open(text, name) : undefined;
  // The seal says that we wrote it, so it has the shape that we gave it.
  return typeof value === "object" && value !== null ? (value as Value) : undefined;
}

async function sealedUnlessEmpty(value: object | undefined, seal: Seal): Promise<string | undefined> {
  return Object.values(value ?? {}).some((part) => Object.keys(part ?? {}).length > 0)
    ? seal.seal(value, "visitor")
    : undefined;
}
