import { languageName } from "../../domain/locale/languages.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import type { Route } from "./+types/video.ts";
import { sceneNames } from "./film-scenes.ts";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";
import * as styles from "./video.css.ts";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

/** A film of a few seconds that is there for who presses play, and the same in words. */
export default function VideoLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${styles.cinema}`}>
      <div className={styles.words}>
        <Opening {...loaderData} own="film" />
      </div>
      <Film />
      <StartForm constraint={loaderData.constraint} />
      <section className={shared.column}>
        <h2>{t("film.scenes")}</h2>
        <ol className={styles.scenes}>
          {sceneNames.map((scene, index) => (
            <li key={scene} className={styles.scene}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {t(`film.${scene}`)}
            </li>
          ))}
        </ol>
      </section>
      <div className={shared.column}>
        <Points {...loaderData} />
      </div>
    </main>
  );
}

/** Nothing of it is loaded before somebody presses play, so it asks nobody who saves data to turn it off (decision 0249). */
function Film() {
  const { t } = useTranslation("landers");
  const { language } = usePageFacts();
  return (
    <figure className={shared.column}>
      <div className={styles.frame}>
        <video
          className={styles.film}
          aria-label={t("film.title")}
          poster="/film/poster.webp"
          width={960}
          height={600}
          preload="none"
          controls
          muted
          playsInline
        >
          <source src="/film/film.webm" type="video/webm" />
          <source src="/film/film.mp4" type="video/mp4" />
          <track
            default
            kind="captions"
            src={`/landers/captions/${language}`}
            srcLang={language}
            label={languageName(language)}
          />
        </video>
      </div>
      <figcaption className={shared.small}>{t("film.note")}</figcaption>
    </figure>
  );
}
