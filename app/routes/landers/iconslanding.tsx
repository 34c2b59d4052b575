import { useTranslation } from "../../request/locale/use-translation.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { Route } from "./+types/iconslanding.ts";
import * as styles from "./iconslanding.css.ts";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

const questions = [
  { name: "cost", icon: "wallet" },
  { name: "real", icon: "users" },
  { name: "private", icon: "lock" },
  { name: "device", icon: "phone" },
  { name: "trouble", icon: "shield" },
  { name: "leave", icon: "clock" },
] as const;

type Question = (typeof questions)[number]["name"];

/** Where some niches ask something of their own. */
function isNiches(name: Question): name is "private" | "trouble" {
  return name === "private" || name === "trouble";
}

/** What people ask before they sign up, each with its sign, and the answers below them to open. */
export default function IconsLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  const { niche } = loaderData;
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own="ask" />
      <div className={`${styles.questions} ${shared.aside}`}>
        {questions.map(({ name, icon }) => (
          <details key={name} className={styles.question}>
            <summary>
              <span className={styles.round}>
                <Icon name={icon} size={28} />
              </span>
              {isNiches(name) ? t(`ask.${name}`, { context: niche }) : t(`ask.${name}`)}
              <span className={styles.more}>
                <Icon name="chevron-down" />
              </span>
            </summary>
            <p>{isNiches(name) ? t(`ask.${name}_text`, { context: niche }) : t(`ask.${name}_text`)}</p>
          </details>
        ))}
      </div>
      <div className={shared.column}>
        <StartForm constraint={loaderData.constraint} />
        <Points {...loaderData} />
      </div>
    </main>
  );
}
