import type { Topic } from "../../page-parts/words/topics.ts";
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

const general = ["walking", "cooking", "reading", "grandchildren", "concerts", "dogs"] as const;
const walks = ["walking", "nature", "the_forest", "the_sea", "dogs", "birdwatching"] as const;
const sounds = ["music", "concerts", "classical_music", "singing", "jazz", "dancing"] as const;
const journeys = ["travelling", "city_trips", "the_sea", "mountains", "camping", "languages"] as const;

/** Interests whose first questions are shown. */
function interestsFor(topic?: Topic) {
  if (topic === "walking") return walks;
  if (topic === "music") return sounds;
  return topic === "travel" ? journeys : general;
}

/** A feed of what members can talk about: the first questions that the site itself offers, said to be that. */
export default function SocialNetwork({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["landers", "interests", "member-profile"]);
  const own = { headline: (place: string) => t("feed.headline", { place }), lead: t("feed.lead") };
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own={own} />
      <section className={`${shared.column} ${shared.aside}`}>
        <h2>{t("feed.title")}</h2>
        <ul className={styles.feed}>
          {interestsFor(loaderData.topic).map((name) => (
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
        <Points />
      </div>
    </main>
  );
}
