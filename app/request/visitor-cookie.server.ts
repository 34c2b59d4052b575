import { readCookie, setCookie } from "./cookies.server.ts";
import type { Seal } from "./seal.server.ts";

/** What we keep for whoever visits, in the browser and sealed: 4 KB at most, so nothing long belongs here. */
export interface VisitorData {
  draft?: Record<string, string>;
  /** When each alert was dismissed, ms since 1970. */
  dismissals?: Record<string, number>;
  /** Spec §3, traffic source. */
  source?: Record<string, string>;
}

export interface Flash {
  tone: "info" | "success" | "warning" | "danger";
  text: string;
}

/** The visitor's cookie and the message for the next page. */
export interface VisitorCookie {
  data: Readonly<VisitorData>;
  change(part: Partial<VisitorData>): void;
  /** Shown by the page that is being made; gone afterwards. */
  takeFlash(): Flash | undefined;
  flash(next: Flash): void;
  commit(): Promise<string[]>;
}

/** Browsers drop a cookie above 4096 bytes; base64 and the seal grow what we put in by about a third. */
const MAX_SEALED = 3900;

/** Opens what the request carries; what is lost or forged counts as nothing. */
export async function openVisitorCookie(request: Request, seal: Seal): Promise<VisitorCookie> {
  let data = await opened<VisitorData>(request, "visitor", seal);
  let flash = await opened<Flash>(request, "flash", seal);
  const changed = { data: false, flash: false };
  return {
    get data() {
      return data ?? {};
    },
    change(part) {
      data = { ...data, ...part };
      changed.data = true;
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
      if (changed.data) lines.push(setCookie("visitor", await sealedIfItFits(data, seal)));
      if (changed.flash) lines.push(setCookie("flash", flash && (await seal.seal(flash))));
      return lines;
    },
  };
}

async function opened<Value>(request: Request, name: "visitor" | "flash", seal: Seal): Promise<Value | undefined> {
  const text = readCookie(request, name);
  const value = text ? await seal.open(text) : undefined;
  // The seal says that we wrote it, so it has the shape that we gave it.
  return typeof value === "object" && value !== null ? (value as Value) : undefined;
}

/** Without room for all of it the longest draft values go first: the form itself still holds them. */
async function sealedIfItFits(data: VisitorData | undefined, seal: Seal): Promise<string | undefined> {
  if (!data || Object.values(data).every((part) => !part || Object.keys(part).length === 0)) return undefined;
  const sealed = await seal.seal(data);
  if (sealed.length <= MAX_SEALED) return sealed;
  const longest = Object.entries(data.draft ?? {}).sort(([, a], [, b]) => b.length - a.length)[0];
  if (!longest) return undefined;
  const { [longest[0]]: _dropped, ...draft } = data.draft ?? {};
  return sealedIfItFits({ ...data, draft }, seal);
}
