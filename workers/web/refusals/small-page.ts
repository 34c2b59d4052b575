import type { Problem } from "../../../app/contract/problems.ts";
import { dark, flower, light, type Palette } from "../../../app/design/tokens.ts";
import { findLocale } from "../../../app/request/locale/find-locale.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { knownSiteName } from "../../../app/request/site/settings-cache.server.ts";
import { shownLocale, textsFor, type Translate } from "../../../app/request/locale/texts.server.ts";
import { STYLES_HEADER } from "../cache/edge-cache.ts";

/** What a small page says: plain text, in the visitor's language. */
interface SmallPage {
  title: string;
  paragraphs: readonly string[];
  /** The way on. */
  link?: { href: string; text: string };
}

/** As much of a visitor as a small page depends on. */
export type Visitor = Pick<Platform, "host" | "country">;

interface Refusal {
  status: number;
  /** For callers that are no pages. */
  problem: Problem;
  headers?: Record<string, string>;
  page(t: Translate): SmallPage;
}

/**
 * An answer that costs next to nothing, for requests that no page is made for: a small page in the visitor's language,
 * or JSON for calls (`/api/…`) and client navigations (`….data`). It asks nobody, so it also stands when nothing else does.
 */
export async function smallPage(request: Request, visitor: Visitor, refusal: Refusal): Promise<Response> {
  const { host, country } = visitor;
  const { status, problem, headers, page } = refusal;
  const common = { "Cache-Control": "private, no-store", ...headers };
  if (isCall(request)) return Response.json(problem, { status, headers: common });
  const locale = findLocale(request, { country });
  const html = htmlOf(page(textsFor(locale)), { language: shownLocale(locale), site: knownSiteName(host) });
  const own = { "Content-Type": "text/html; charset=utf-8", [STYLES_HEADER]: await stylesHash() };
  return new Response(request.method === "HEAD" ? null : html, { status, headers: { ...common, ...own } });
}

/** Is it answered with JSON: a call, or the data of a client navigation? */
export function isCall({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith("/api/") || pathname.startsWith("/photos/") || pathname.endsWith(".data");
}

function htmlOf(
  { title, paragraphs, link }: SmallPage,
  { language, site }: { language: string; site: string },
): string {
  const words = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("");
  const way = link ? `<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>` : "";
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escaped(`${title} · ${site}`)}</title><style>${STYLES}</style></head>` +
    `<body><main><p class="site">${FLOWER}${escaped(site)}</p><h1>${escaped(title)}</h1>${words}${way}</main></body></html>`
  );
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** As text or in an attribute of HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const { x, y } = flower.middle;
const FLOWER =
  `<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><g fill="${light.art.petal}">` +
  flower.turns.map((turn) => `<path d="${flower.petal}" transform="rotate(${turn} ${x} ${y})"/>`).join("") +
  `</g><circle cx="${x}" cy="${y}" r="3.5" fill="${light.art.sun}"/></svg>`;

const colours = ({ text, surface, action }: Palette) =>
  `body{background:${surface.page};color:${text.normal}}a{background:${action.primary};color:${action.primaryText}}`;

const STYLES =
  "body{font:18px/1.5 system-ui,sans-serif;margin:0}main{max-width:34rem;margin:auto;padding:32px 16px}" +
  ".site{display:flex;align-items:center;gap:12px;font-size:20px;font-weight:800;margin:0 0 24px}" +
  "h1{font-size:28px;line-height:1.25}a{display:inline-block;padding:10px 20px;border-radius:10px;font-weight:600;text-decoration:none}" +
  `${colours(light)}@media (prefers-color-scheme:dark){:root{color-scheme:dark}${colours(dark)}}`;

let hash: string | undefined;

/** For the content security policy, which lets no other styles into the page. */
async function stylesHash(): Promise<string> {
  if (hash) return hash;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLES));
  hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  return hash;
}
