import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { createTexts } from "../locales/create-texts.ts";
import { loadTexts } from "../locales/load.client.ts";
import { PageFactsContext } from "./request/page-facts.ts";

/** Takes over a page that works already: its texts first, so that nothing on it changes. */
async function takeOver() {
  const { lang, dataset } = document.documentElement;
  const texts = dataset.texts ?? lang;
  const languages = texts.split(" ");
  const bundles = await Promise.all(languages.map(async (language) => [language, await loadTexts(language)] as const));
  const [locale = lang, fallback = locale] = languages;
  const i18n = createTexts({ locale, fallback, bundles: Object.fromEntries(bundles) });
  startTransition(() => {
    hydrateRoot(
      document,
      <PageFactsContext value={{ hydrate: true, stylesInside: false, language: lang, texts }}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </PageFactsContext>,
    );
  });
}

// Without its texts (a failed chunk) the page stays as the server made it, and works.
void takeOver();
