import { useTranslation } from "../../request/locale/use-translation.ts";
import type { Route } from "./+types/transitionsvideolanding.ts";
import { Meeting } from "./drawings/meeting.tsx";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";
import * as styles from "./transitionsvideolanding.css.ts";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

const scenes = ["one", "two", "three", "four"] as const;

/** A story in four scenes: whoever chooses the next one moves the picture. Nothing moves by itself. */
export default function TransitionsVideoLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own="story" />
      <fieldset className={`${styles.story} ${shared.aside}`}>
        <legend className={styles.legend}>{t("story.title")}</legend>
        {scenes.map((scene, index) => (
          <input
            key={scene}
            type="radio"
            name="scene"
            id={scene}
            defaultChecked={index === 0}
            className={styles.choices[scene]}
          />
        ))}
        <Meeting />
        <div className={styles.labels}>
          {scenes.map((scene, index) => (
            <label key={scene} htmlFor={scene} className={styles.label}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {t(`story.${scene}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={shared.column}>
        <StartForm constraint={loaderData.constraint} />
        <Points {...loaderData} />
      </div>
    </main>
  );
}
