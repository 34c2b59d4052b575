import { drawnPeople } from "../../page-parts/drawn-people.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Collage } from "../../ui/portrait/collage.tsx";
import type { Route } from "./+types/gallery.ts";
import { pictures } from "./gallery.css.ts";
import * as styles from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

/** Drawn faces on a wall, as the members' page looks. */
export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  return (
    <main id="main" tabIndex={-1} className={`${styles.wrap} ${styles.halves}`}>
      <Opening {...loaderData} />
      <div className={`${styles.column} ${styles.aside} ${pictures}`}>
        <Collage label={t("gallery")} people={drawnPeople(loaderData.niche)} />
        <p className={styles.small}>{t("gallery_note")}</p>
      </div>
      <div className={styles.column}>
        <StartForm constraint={loaderData.constraint} />
        <Points {...loaderData} />
      </div>
    </main>
  );
}
