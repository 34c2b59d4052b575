import { localeOf, settingsOf, siteTextsOf } from "../../request/context.server.ts";
import { textsFor } from "../../request/locale/texts.server.ts";
import { readCookie } from "../../request/visitor/cookies.server.ts";
import { themeOf } from "../../request/visitor/modes.server.ts";
import type { Route } from "./+types/sw-push.ts";
import { noConnectionPage } from "./no-connection-page.server.tsx";
import source from "./service-worker.js?raw";

/**
 * The service worker, with the page that it shows without a connection: in this browser's language, letters and colours. Browsers ask for it again
 * with every page that they load, so what was changed is there with the next one. It holds nothing of a member (decision 0252).
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const lang = localeOf(context);
  const page = noConnectionPage({
    lang,
    site: settingsOf(context).name,
    t: textsFor(lang, siteTextsOf(context)),
    theme: themeOf(request),
    comfort: readCookie(request, "comfort") === "1",
  });
  const headers = { "Content-Type": "text/javascript; charset=utf-8" };
  return new Response(`const noConnectionPage = ${JSON.stringify(page)};\n${source}`, { headers });
}
