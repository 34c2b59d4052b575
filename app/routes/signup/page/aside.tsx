import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import * as styles from "./signup.css.ts";

/** Three promises that are kept, below the form. */
export function Aside() {
  const { t } = useTranslation("signup");
  return (
    <aside aria-label={t("aside.title")}>
      <ul className={styles.promises}>
        {(["free", "price", "leave"] as const).map((name) => (
          <li key={name} className={styles.promise}>
            <Icon name="check" />
            {t(`aside.${name}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
