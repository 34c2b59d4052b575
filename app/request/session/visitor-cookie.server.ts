import { readCookie, setCookie } from "./cookies.server.ts";
import type { Seal } from "./seal.server.ts";

/**
 * What we keep for whoever visits, in the browser and sealed. The draft has a cookie of its own: a first message of the
 * longest kind fills one, and a campaign's long names must not push it out (decision 0073).
 */
interface VisitorData {
  /** 4 KB at most, so nothing longer than a sign-up belongs here. */
  draft?: Record<string, string>;
  /** When each alert was dismissed, ms since 1970. */
  dismissals?: Record<string, number>;
  /** Spec §3, traffic source. */
  source?: Record<string, string>;
  /** When the account that was deleted here is erased (deleted-account.server.ts). */
  closed?: { until?: string };
  /** An address was confirmed here (`/activate`). */
  activated?: { here?: boolean };
}

/** In the draft: the address that was typed last to sign in or for a new password (page-parts/password/typed-address.server.ts). */
export const TYPED_ADDRESS = "typed_address";

export interface FlashMessage {
  tone: "info" | "success" | "warning" | "danger";
  text: string;
  /** For ears only: what changed on the page says it to eyes. */
  quiet?: true;
}

/** The visitor's cookie and the message for the next page. */
export interface VisitorCookie {
  data: Readonly<VisitorData>;
  change(part: Partial<VisitorData>): void;
  /** Shown by the page that is being made; gone afterwards. */
  takeFlash(): FlashMessage | undefined;
  flash(next: FlashMessage): void;
  commit(): Promise<string[]>;
}

/** Browsers drop a cookie above 4096 bytes; base64 and the seal grow what we put in by about a third. */
const MAX_SEALED = 3900;

/** Opens what the request carries; what is lost or forged counts as nothing. */
export async function openVisitorCookie(request: Request, seal: Seal): Promise<VisitorCookie> {
  let kept = await opened<Omit<VisitorData, "draft">>(request, "visitor", seal);
  let draft = await opened<Record<string, string>>(request, "draft", seal);
  let flash = await opened<FlashMessage>(request, "flash", seal);
  const changed = { kept: false, draft: false, flash: false };
  return {
    get data() {
      return { ...kept, ...(draft && { draft }) };
    },
    change({ draft: nextDraft, ...rest }) {
      if (nextDraft) {
        draft = nextDraft;
        changed.draft = true;
      }
      if (Object.keys(rest).length === 0) return;
      kept = { ...kept, ...rest };
      changed.kept = true;
    },
    takeFlash() {
      const taken = flash;
      if (taken) changed.flash = true;
      flash = undefined;
      return taken;
    },
    flash(next) {
      flash = next;
      changed.flash = true;
    },
    async commit() {
      const lines: string[] = [];
      if (changed.kept) lines.push(setCookie("visitor", await sealedUnlessEmpty(kept, seal)));
      if (changed.draft) lines.push(setCookie("draft", await sealedIfItFits(draft, seal)));
      if (changed.flash) lines.push(setCookie("flash", flash && (await seal.seal(flash, "flash"))));
      return lines;
    },
  };
}

async function opened<Value>(
  request: Request,
  name: "visitor" | "draft" | "flash",
  seal: Seal,
): Promise<Value | undefined> {
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

/** Without room for all of it the longest values go first: the form itself still holds them. */
async function sealedIfItFits(draft: Record<string, string> | undefined, seal: Seal): Promise<string | undefined> {
  if (!draft || Object.keys(draft).length === 0) return undefined;
  const sealed = await seal.seal(draft, "draft");
  if (sealed.length <= MAX_SEALED) return sealed;
  const [longest] = Object.entries(draft).sort(([, a], [, b]) => b.length - a.length);
  if (!longest) return undefined;
  const { [longest[0]]: _dropped, ...rest } = draft;
  return sealedIfItFits(rest, seal);
}
