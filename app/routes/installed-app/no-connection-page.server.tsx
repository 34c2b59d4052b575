import { renderToStaticMarkup } from "react-dom/server";
import { dark, flower, inComfort, light, type Palette } from "../../design/tokens.ts";
import type { Translate } from "../../request/locale/texts.server.ts";

interface NoConnection {
  lang: string;
  /** The site's name. */
  site: string;
  t: Translate;
  /** Without one it is as the device has it. */
  theme: "light" | "dark" | undefined;
  comfort: boolean;
}

/** The service worker's policy names its hash. */
const RETRY = 'addEventListener("online",()=>location.reload())';

/** Where the bar leads, as on the pages of members. */
const MENU = [
  ["/members", "common:menu.members"],
  ["/chats", "common:menu.messages"],
  ["/likes", "common:menu.likes"],
] as const;

/**
 * The page of a device without a connection, whole and in itself: it is shown by the service worker, which can fetch nothing then. Its
 * button is a link to the page itself; when the device is connected again it follows that by itself.
 */
export function noConnectionPage({ lang, site, t, theme, comfort }: NoConnection): string {
  const title = t("errors:no_connection");
  const html = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} · ${site}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles({ theme, comfort }) }} />
      </head>
      <body>
        <header>
          <div>
            <Flower />
            <b>{site}</b>
          </div>
          <nav aria-label={t("common:main_menu")}>
            {MENU.map(([href, word]) => (
              <a key={href} href={href}>
                {t(word)}
              </a>
            ))}
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          <p>{t("errors:no_connection_lead")}</p>
          <p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that it stands at */}
            <a href="">{t("errors:try_again")}</a>
          </p>
        </main>
        <script dangerouslySetInnerHTML={{ __html: RETRY }} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

function Flower() {
  const { x, y } = flower.middle;
  return (
    <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
      {flower.turns.map((turn) => (
        <path key={turn} d={flower.petal} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
      <circle cx={x} cy={y} r="3.5" />
    </svg>
  );
}

function styles({ theme, comfort }: Pick<NoConnection, "theme" | "comfort">): string {
  const [bright, night] = [light, dark].map((palette) => colours(comfort ? inComfort(palette) : palette));
  const byDevice = `:root{color-scheme:light dark;${bright}}@media(prefers-color-scheme:dark){:root{${night}}}`;
  const chosen = theme && `:root{color-scheme:${theme};${theme === "dark" ? night : bright}}`;
  return `${chosen ?? byDevice}html{font-size:${comfort ? "137.5%" : "112.5%"}}${LAYOUT}`;
}

function colours({ surface, text, line, action, art }: Palette): string {
  const named = {
    page: surface.page,
    card: surface.card,
    text: text.normal,
    link: text.link,
    line: line.soft,
    action: action.primary,
    on: action.primaryText,
    sun: art.sun,
  };
  return Object.entries(named)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

const LAYOUT = `
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--page);overflow-wrap:break-word}
header{background:var(--card);border-bottom:1px solid var(--line)}
header>*,main{max-width:40rem;margin:auto;padding:8px 16px}
header div{display:flex;align-items:center;gap:8px;padding-bottom:0}
svg{flex:none}
path{fill:var(--action)}
circle{fill:var(--sun)}
nav{display:flex;flex-wrap:wrap}
nav a{padding:12px 16px 12px 0;color:var(--link)}
h1{margin:1em 0 .4em;font-size:1.6rem;line-height:1.2}
main a{display:inline-block;min-width:8em;margin-top:8px;padding:12px 24px;border-radius:12px;box-sizing:border-box;text-align:center;font-weight:600;text-decoration:none;color:var(--on);background:var(--action)}`;
