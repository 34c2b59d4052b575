import { useTranslation } from "../../request/locale/use-translation.ts";
import { LinkList, LinkRow } from "../../ui/link-row/link-row.tsx";
import * as styles from "./more-ways.css.ts";

const ways = [
  { href: "/swipe-game", icon: "heart", name: "game" },
  { href: "/match-finder", icon: "search", name: "finder" },
  { href: "/suggestions", icon: "users", name: "daily" },
] as const;

/** The other pages on which the site suggests people. */
export function MoreWays({ here }: { here: (typeof ways)[number]["href"] }) {
  const { t } = useTranslation("suggestions");
  return (
    <section className={styles.ways}>
      <h2>{t("more")}</h2>
      <LinkList>
        {ways
          .filter(({ href }) => href !== here)
          .map(({ href, icon, name }) => (
            <LinkRow key={href} href={href} icon={icon} title={t(`${name}.title`)} detail={t(`${name}.detail`)} />
          ))}
      </LinkList>
    </section>
  );
}
