import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Bundle } from "../locales/bundle.ts";
import { addTexts } from "../locales/add-texts.ts";
import { loadTexts } from "../locales/load.client.ts";
import { plainTexts } from "../locales/plain-texts.ts";
import { LastResort } from "./page-parts/layout/last-resort.tsx";
import { loadPageScripts } from "./page-parts/navigation/load-page-scripts.ts";
import { PageFactsContext } from "./request/pages/page-facts.ts";
import { pageTexts, PageTextsContext } from "./request/locale/use-translation.ts";
import { whenIdle } from "./ui/when-idle.ts";

/** Takes over a page that works already: its texts first, so that nothing on it changes. */
async function takeOver() {
  const { lang, dataset } = document.documentElement;
  const { texts = lang, sheet, comfort, theme, modules } = dataset;
  const languages = texts.split(" ");
  const styled = sheet && loadSheet(sheet);
  const loaded = await Promise.all(languages.map(async (language) => [language, await loadTexts(language)] as const));
  await styled;
  const [locale = lang, fallback = locale] = languages;
  const bundles = Object.fromEntries(loaded);
  const words = {
    ...pageTexts(locale, plainTexts({ locale, fallback, bundles, onMissing })),
    add: (more: Record<string, Bundle>) => addTexts(bundles, more),
  };
  const facts = {
    hydrate: true,
    stylesInside: sheet !== undefined,
    sheet,
    comfort: comfort !== undefined,
    theme,
    language: lang,
    texts,
    modules,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <PageFactsContext value={facts}>
        <PageTextsContext value={words}>
          <LastResort>
            <TakenOver>
              <HydratedRouter />
            </TakenOver>
          </LastResort>
        </PageTextsContext>
      </PageFactsContext>,
    );
  });
}

/** Once React has taken the whole page over, and it has loaded, the other pages' scripts may come. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (document.readyState === "complete") whenIdle(loadPageScripts);
    else addEventListener("load", () => whenIdle(loadPageScripts));
  }, []);
  return children;
}

/** Not loaded, and not among the page's data: browser tests fail on it. */
function onMissing(path: string): void {
  // oxlint-disable-next-line no-console -- it is meant for the console
  console.error(`No text: ${path}`);
}

/** The page came with the rules it uses; the ones that it leads to need the others. */
function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}

// Without its texts (a failed chunk) the page stays as the server made it, and works.
void takeOver();
