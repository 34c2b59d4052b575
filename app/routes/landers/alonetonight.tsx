import { useTranslation } from "../../request/locale/use-translation.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { Route } from "./+types/alonetonight.ts";
import * as styles from "./alonetonight.css.ts";
import { EveningStreet } from "./drawings/evening-street.tsx";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

const ideas = [
  { name: "read", icon: "user" },
  { name: "write", icon: "message" },
  { name: "rest", icon: "clock" },
] as const;

/** An evening in a street where here and there a light is on. */
export default function AloneTonight({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  return (
    <main id="main" tabIndex={-1}>
      <div className={styles.night}>
        <div className={`${shared.wrap} ${styles.inner}`}>
          <Opening {...loaderData} own="evening" />
          <StartForm constraint={loaderData.constraint} />
        </div>
        <EveningStreet />
      </div>
      <div className={shared.wrap}>
        <section className={shared.column}>
          <h2>{t("evening.title")}</h2>
          <ul className={styles.ideas}>
            {ideas.map(({ name, icon }) => (
              <li key={name} className={styles.idea}>
                <Icon name={icon} size={28} />
                <h3>{t(`evening.${name}`)}</h3>
                <p>{t(`evening.${name}_text`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className={shared.column}>
          <Points {...loaderData} />
        </div>
      </div>
    </main>
  );
}
