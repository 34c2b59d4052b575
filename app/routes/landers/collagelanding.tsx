import { BenchIllustration } from "../../ui/illustration/bench.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { HeartIllustration } from "../../ui/illustration/heart.tsx";
import { Portrait } from "../../ui/portrait/portrait.tsx";
import { drawnPeople } from "../../page-parts/drawn-people.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { Route } from "./+types/collagelanding.ts";
import * as styles from "./collagelanding.css.ts";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

const portraitAreas = ["b", "c", "e", "g"] as const;

/** A pin board: drawn people and small pictures of what one might do together, with the form as its largest card. */
export default function CollageLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  const people = drawnPeople(loaderData.niche).slice(0, portraitAreas.length);
  return (
    <main id="main" tabIndex={-1} className={styles.band}>
      <div className={shared.wrap}>
        <div className={styles.board}>
          <div className={styles.words}>
            <Opening {...loaderData} own="board" />
          </div>
          <Pinned area="a" words={t("board.bench")} picture={<BenchIllustration />} />
          {people.map((look, index) => (
            <Pinned key={look} area={portraitAreas[index] ?? "g"} picture={<Portrait look={look} />} />
          ))}
          <Pinned area="d" words={t("board.letter")} picture={<EnvelopeIllustration />} />
          <Pinned area="f" words={t("board.heart")} picture={<HeartIllustration />} />
          <div className={styles.form}>
            <StartForm constraint={loaderData.constraint} />
          </div>
        </div>
        <div className={shared.column}>
          <Points {...loaderData} />
          <p className={shared.small}>{t("gallery_note")}</p>
        </div>
      </div>
    </main>
  );
}

interface PinnedProps {
  area: keyof typeof styles.areas;
  words?: string;
  picture: React.ReactNode;
}

/** A picture on white paper, a little askew; with words below it or, as decoration, without. */
function Pinned({ area, words, picture }: PinnedProps) {
  return (
    <figure className={styles.areas[area]}>
      {picture}
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
}
