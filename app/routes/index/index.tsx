import type { ReactNode } from "react";
import { redirect } from "react-router";
import { localeOf, sessionOf, settingsOf } from "../../request/context.server.ts";
import { type Niche, nicheOf } from "../../domain/site/niches.ts";
import { ownWords } from "../../domain/site/own-words.ts";
import { platformContext } from "../../request/platform.server.ts";
import { companyFor } from "../../request/site/company.server.ts";
import { shownCountryOf } from "../../request/site/shown-country.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { MarkedText } from "../../page-parts/words/marked-text.tsx";
import type { Route } from "./+types/index.ts";
import { Hero } from "./hero.tsx";
import * as styles from "./index.css.ts";
import { organizationJson } from "./organization.ts";
import { Prices } from "./prices.tsx";
import { Reasons } from "./reasons.tsx";
import { HowItWorks } from "./how-it-works.tsx";

export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: { title?: string; niche?: Niche } | undefined, t) =>
    data?.title || t("index:title", { context: data?.niche }),
} satisfies PageHandle;

/** Home is the members' page for who is signed in (spec §2). */
export async function loader({ context }: Route.LoaderArgs) {
  if (sessionOf(context).signedIn) throw redirect("/members");
  const settings = settingsOf(context);
  const locale = localeOf(context);
  const { name, demo, message_credits, minimum_message_costs } = settings;
  const platform = context.get(platformContext);
  const company = await companyFor(platform);
  return {
    site: name,
    niche: nicheOf(settings),
    locale,
    ...ownWords(settings, locale),
    organization: company && organizationJson({ company, settings, origin: platform.canonicalOrigin() }),
    demo,
    credits: message_credits,
    cheapest: minimum_message_costs?.[await shownCountryOf(context)],
  };
}

export default function Index({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("index");
  return (
    <main id="main" tabIndex={-1}>
      <meta name="description" content={loaderData.description || t("description", { context: loaderData.niche })} />
      {/* No browser runs it, so no policy has to allow it. */}
      {loaderData.organization && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: loaderData.organization }} />
      )}
      <Hero site={loaderData.site} niche={loaderData.niche} />
      {loaderData.demo && (
        <div className={styles.section}>
          <Banner tone="warning" title={t("demo.title")}>
            <p>
              <MarkedText text={t("demo.text")} marks={{ mailbox: <MailboxLink /> }} />
            </p>
          </Banner>
        </div>
      )}
      <Reasons />
      <HowItWorks />
      <Prices locale={loaderData.locale} credits={loaderData.credits} cheapest={loaderData.cheapest} />
    </main>
  );
}

function MailboxLink({ children }: { children?: ReactNode }) {
  return <a href="/dev/mailbox">{children}</a>;
}
