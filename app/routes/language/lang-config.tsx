import { redirect } from "react-router";
import { setPreferences } from "../../contract/account/notifications.ts";
import type { Locale } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { countryLanguages, isWritten, languageNames, writtenLocales } from "../../domain/locale/languages.ts";
import { apiOf, localeOf, sessionOf, knownCountryOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { setMode } from "../../request/visitor/modes.server.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { referringPage } from "../../request/forms/referring-page.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/lang-config.ts";
import * as styles from "./lang-config.css.ts";

export const handle = { hydrate: false, title: "pages:lang_config.title", entryWarning: "never" } satisfies PageHandle;

const comfortForm = z.object({ comfort: z.enum(["0", "1"]) });

export function loader({ url, context }: Route.LoaderArgs) {
  // A language says nothing of a country, so without one nothing is suggested.
  const country = knownCountryOf(context) ?? "";
  const back = redirectTarget(url.searchParams.get("back"), "/");
  const suggested = (countryLanguages[country] ?? []).filter(isWritten);
  return { country, suggested, locale: localeOf(context), back };
}

/** Comfort mode, for visitors too; in the account as well where there is one. Its button stands on every page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: comfortForm, context });
  if (!form.ok) return form.reject();
  const on = form.value.comfort === "1";
  setMode(context, "comfort", on);
  // This browser keeps it anyway; an account that cannot be reached only forgets it for the others.
  if (sessionOf(context).signedIn) await apiOf(context).call(setPreferences, { comfort_mode: on });
  return redirect(referringPage(request, "/lang-config"), 303);
}

/** Spec §9: the languages of the visitor's country first, then all others, each by its own name. */
export default function LangConfig({ loaderData: { country, suggested, locale, back } }: Route.ComponentProps) {
  const { t } = useTranslation("pages");
  const others = writtenLocales.filter((language) => !suggested.includes(language));
  return (
    <Page
      title={t("lang_config.title")}
      back={back === "/" ? undefined : <a href={back}>{t("lang_config.back")}</a>}
      width="text"
    >
      {suggested.length > 0 && (
        <Languages
          title={t("lang_config.suggested", { country: formatCountry(country, locale) })}
          {...{ list: suggested, locale, back }}
        />
      )}
      {others.length > 0 && (
        <Languages
          title={t(suggested.length > 0 ? "lang_config.others" : "lang_config.all")}
          {...{ list: others, locale, back }}
        />
      )}
      <Comfort />
    </Page>
  );
}

function Languages({
  title,
  list,
  locale,
  back,
}: {
  title: string;
  list: readonly Locale[];
  locale: Locale;
  back: string;
}) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      <form method="post" action="/language" className={styles.languages}>
        <Hidden name="back" value={back} />
        {list.map((language) => (
          <Button
            key={language}
            name="language"
            value={language}
            lang={language}
            wide
            tone={language === locale ? "primary" : "secondary"}
            icon={language === locale ? "check" : undefined}
            aria-current={language === locale || undefined}
          >
            {languageNames[language]}
          </Button>
        ))}
      </form>
    </Card>
  );
}

function Comfort() {
  const { t } = useTranslation("pages");
  const { comfort } = usePageFacts();
  return (
    <Card as="section">
      <h2>{t("lang_config.comfort")}</h2>
      <p>{t(comfort ? "lang_config.comfort_is_on" : "lang_config.comfort_text")}</p>
      <ServerForm action="/lang-config">
        <div>
          <Button tone="secondary" icon="eye" name="comfort" value={comfort ? "0" : "1"}>
            {t(comfort ? "lang_config.comfort_off" : "lang_config.comfort_on")}
          </Button>
        </div>
      </ServerForm>
    </Card>
  );
}
