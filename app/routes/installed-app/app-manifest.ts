import { nicheOf } from "../../domain/site/niches.ts";
import { ownWords } from "../../domain/site/own-words.ts";
import { isWritten } from "../../domain/locale/languages.ts";
import { type Context, localeOf, settingsOf, siteTextsOf } from "../../request/context.server.ts";
import { textsFor } from "../../request/locale/texts.server.ts";
import { platformContext } from "../../request/platform.server.ts";

/** The flower keeps within the middle that every shape of a device leaves. It is the brand's, so no niche has another (decision 0247). */
const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon-mono.png", sizes: "96x96", type: "image/png", purpose: "monochrome" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
];

const colours = { background_color: "#fbfaf7", theme_color: "#5562d6" };

/** The same for all who see this site in this language; browsers send no cookies with it, so the language stands in the address. */
export function loader({ url, context }: { url: URL; context: Context }) {
  context.get(platformContext).directives.cacheable = true;
  const asked = url.searchParams.get("lang");
  const lang = asked !== null && isWritten(asked) ? asked : localeOf(context);
  const t = textsFor(lang, siteTextsOf(context));
  const settings = settingsOf(context);
  const { name } = settings;
  const manifest = {
    id: "/members",
    name,
    short_name: name,
    description: ownWords(settings, lang).description ?? t("index:description", { context: nicheOf(settings) }),
    lang,
    dir: "ltr",
    start_url: "/members",
    scope: "/",
    display: "standalone",
    ...colours,
    icons,
    shortcuts: [
      shortcut(t("common:menu.messages"), "/chats", "messages"),
      shortcut(t("common:menu.likes"), "/likes", "likes"),
      shortcut(t("common:menu.members"), "/members", "members"),
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}

function shortcut(name: string, url: string, icon: string) {
  return { name, url, icons: [{ src: `/shortcuts/${icon}.png`, sizes: "192x192", type: "image/png" }] };
}
