import { BenchIllustration } from "../../ui/illustration/bench.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { HeartIllustration } from "../../ui/illustration/heart.tsx";
import { Portrait } from "../../ui/portrait/portrait.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { Route } from "./+types/collagelanding.ts";
import * as styles from "./collagelanding.css.ts";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

/** A pin board: drawn people and small pictures of what one might do together, with the form as its largest card. */
export default function CollageLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  const own = { headline: (place: string) => t("board.headline", { place }), lead: t("board.lead") };
  return (
    <main id="main" tabIndex={-1} className={styles.band}>
      <div className={shared.wrap}>
        <div className={styles.board}>
          <div className={styles.words}>
            <Opening {...loaderData} own={own} />
          </div>
          <Pinned area="a" words={t("board.bench")} picture={<BenchIllustration />} />
          <Pinned area="b" picture={<Portrait look="ines" />} />
          <Pinned area="c" picture={<Portrait look="otto" />} />
          <Pinned area="d" words={t("board.letter")} picture={<EnvelopeIllustration />} />
          <Pinned area="e" picture={<Portrait look="grace" />} />
          <Pinned area="f" words={t("board.heart")} picture={<HeartIllustration />} />
          <Pinned area="g" picture={<Portrait look="henk" />} />
          <div className={styles.form}>
            <StartForm constraint={loaderData.constraint} />
          </div>
        </div>
        <div className={shared.column}>
          <Points />
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
