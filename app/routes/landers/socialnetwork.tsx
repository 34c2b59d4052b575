import type { Niche } from "../../domain/site/niches.ts";
import type { About, Topic } from "../../page-parts/words/topics.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { Route } from "./+types/socialnetwork.ts";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import * as styles from "./socialnetwork.css.ts";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

/** Interests whose first questions are shown: of a topic that has some, else of those who are addressed. */
const feeds = {
  walking: ["walking", "nature", "the_forest", "the_sea", "dogs", "birdwatching"],
  music: ["music", "concerts", "classical_music", "singing", "jazz", "dancing"],
  travel: ["travelling", "city_trips", "the_sea", "mountains", "camping", "languages"],
  general: ["walking", "cooking", "reading", "grandchildren", "concerts", "dogs"],
  she: ["book_club", "friends_evenings", "theatre", "wellness", "city_trips", "dancing"],
  bdsm: ["meet_ups", "workshops", "philosophy", "cooking", "photography", "concerts"],
  bbw: ["dancing", "vintage", "swimming", "cooking", "fashion", "music"],
  gilf: ["family_history", "ballroom", "gardening", "river_cruises", "grandchildren", "classical_music"],
  milf: ["salsa", "city_trips", "festivals", "interior", "wine", "concerts"],
  gay: ["musicals", "travelling", "pride", "rainbow_culture", "volunteering", "dogs"],
} as const satisfies Partial<Record<Topic, readonly string[]>> & Record<Niche, readonly string[]>;

function feedFor({ topic, niche }: About) {
  return topic === "walking" || topic === "music" || topic === "travel" ? feeds[topic] : feeds[niche];
}

/** A feed of what members can talk about: the first questions that the site itself offers, said to be that. */
export default function SocialNetwork({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["landers", "interests", "member-profile"]);
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own="feed" />
      <section className={`${shared.column} ${shared.aside}`}>
        <h2>{t("feed.title")}</h2>
        <ul className={styles.feed}>
          {feedFor(loaderData).map((name) => (
            <li key={name} className={styles.entry}>
              <b className={styles.interest}>
                <Icon name="message" size={20} /> {t(`interests:${name}`)}
              </b>
              <p>{t(`member-profile:questions.${name}`)}</p>
            </li>
          ))}
        </ul>
        <p className={shared.small}>{t("feed.note")}</p>
      </section>
      <div className={shared.column}>
        <StartForm constraint={loaderData.constraint} />
        <Points {...loaderData} />
      </div>
    </main>
  );
}
