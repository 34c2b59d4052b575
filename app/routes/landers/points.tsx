import type { ReactNode } from "react";
import { useFictionalIcon } from "../../page-parts/fictional/fictional-sign.tsx";
import { ForWhom } from "../../page-parts/words/for-whom.tsx";
import { MarkedText } from "../../page-parts/words/marked-text.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { LanderData } from "./lander.server.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import * as styles from "./lander.css.ts";

/** What holds for everybody who signs up, where the site takes somebody, and the sentence about fictional profiles. */
export function Points({ constraint }: Pick<LanderData, "constraint">) {
  const { t } = useTranslation("landers");
  const points = [...(constraint ? (["free"] as const) : []), "prices", "safe"] as const;
  return (
    <>
      <ul className={styles.points}>
        {points.map((name) => (
          <li key={name}>
            <Icon name="check" />
            {t(`points.${name}`)}
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <MarkedText text={t("fictional")} marks={{ sign: <Sign /> }} /> <ForWhom />
      </p>
    </>
  );
}

/** The mark of a fictional profile, as on cards; its word comes from the sentence around it. */
function Sign({ children }: { children?: ReactNode }) {
  return (
    <b className={styles.sign}>
      <Icon name={useFictionalIcon()} size={20} /> {children}
    </b>
  );
}
