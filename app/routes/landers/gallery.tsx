import type { ReactNode } from "react";
import { MIN_AGE } from "../../domain/account/age.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { localeOf, settingsOf, visitorOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Collage } from "../../ui/portrait/collage.tsx";
import { useFictionalIcon } from "../../page-parts/fictional/fictional-sign.tsx";
import { MarkedText } from "../../page-parts/words/marked-text.tsx";
import type { Route } from "./+types/gallery.ts";
import * as styles from "./gallery.css.ts";
import { StartForm } from "./start-form.tsx";
import { whoForm } from "../../page-parts/form-rules/who.form.ts";
import { isTopicSlug, topicOf, type Topic } from "../../page-parts/words/topics.ts";

export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: { topic?: Topic } | undefined, t) => t("landers:title", { context: data?.topic }),
} satisfies PageHandle;

/** The same for every visitor from one country, so that the edge can keep it. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (params.slug !== undefined && !isTopicSlug(params.slug)) throw failure({ error: "not_found" });
  const { country } = visitorOf(context);
  return {
    topic: topicOf(params.slug, settingsOf(context).niche),
    country,
    countryName: formatCountry(country, localeOf(context)),
    constraint: constraintsOf(whoForm),
  };
}

export default function Gallery({ loaderData: { topic, country, countryName, constraint } }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  const place = t("place", { context: country, country: countryName });
  return (
    <main id="main" tabIndex={-1} className={styles.lander}>
      <meta name="description" content={t("description", { place })} />
      <div className={styles.words}>
        <h1>{t("headline", { context: topic, place })}</h1>
        <p className={styles.lead}>{t("lead", { context: topic })}</p>
      </div>
      <div className={styles.pictures}>
        <Collage
          label={t("gallery")}
          people={["grace", "henk", "lotte", "otto", "bea", "joe", "ines", "karel", "rosa"]}
        />
        <p className={styles.small}>{t("gallery_note")}</p>
      </div>
      <div className={styles.words}>
        <StartForm constraint={constraint} />
        <Points />
      </div>
    </main>
  );
}

function Points() {
  const { t } = useTranslation("landers");
  return (
    <>
      <ul className={styles.points}>
        {(["free", "prices", "safe"] as const).map((name) => (
          <li key={name}>
            <Icon name="check" />
            {t(`points.${name}`)}
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <MarkedText text={t("fictional")} marks={{ sign: <Sign /> }} /> {t("adults", { min_age: MIN_AGE })}
      </p>
    </>
  );
}

/** The mark of a fictional profile, as on cards; its word comes from the sentence around it. */
function Sign({ children }: { children?: ReactNode }) {
  return (
    <b className={styles.sign}>
      <Icon name={useFictionalIcon()} size={20} /> {children}
    </b>
  );
}
