import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { ForWhom } from "../../../page-parts/words/for-whom.tsx";
import { MarkedText } from "../../../page-parts/words/marked-text.tsx";
import * as styles from "./landing.css.ts";
import { PageLink } from "../page-link.tsx";
import { signInHref } from "../sign-in-href.ts";
import type { Target } from "../target/target.server.ts";

/** Three short promises. */
export function LandingPoints() {
  const { t } = useTranslation("landers");
  return (
    <ul className={styles.points}>
      {(["free", "prices", "safe"] as const).map((point) => (
        <li key={point}>
          <Icon name="check" />
          {t(`points.${point}`)}
        </li>
      ))}
    </ul>
  );
}

/** Below the one thing to do: the way in for members, and for whom the site is. */
export function LandingFoot({ target: { id, name } }: { target: Target }) {
  const { t } = useTranslation("landers");
  return (
    <>
      <p className={styles.member}>
        <MarkedText text={t("meet.member", { name })} marks={{ in: <PageLink href={signInHref(id)} /> }} />
      </p>
      <p className={styles.small}>
        <ForWhom />
      </p>
    </>
  );
}
