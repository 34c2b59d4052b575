import { useTranslation } from "../../../request/locale/use-translation.ts";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import * as styles from "./visitors.css.ts";

interface MembersOnlyProps {
  /** People whom only members see. */
  count: number;
  /** Addresses of blurs, which belong to no name. */
  blurs: string[];
  /** Where to sign in, and come back. */
  signIn: string;
}

/** That there are more people, whom one sees as a member. */
export function MembersOnly({ count, blurs, signIn }: MembersOnlyProps) {
  const { t } = useTranslation("visitors");
  return (
    <Card as="section" padding="large">
      <h2>{count > 0 ? t("more", { count }) : t("all")}</h2>
      {blurs.length > 0 && (
        <div className={styles.blurs} aria-hidden="true">
          {blurs.map((src) => (
            <Photo key={src} blurSrc={src} alt="" shape="square" width={400} height={500} lazy />
          ))}
        </div>
      )}
      <p>{t("why")}</p>
      <LinkActions
        links={[
          { href: "/signup", text: t("sign_up") },
          { href: signIn, text: t("sign_in"), tone: "secondary" },
        ]}
      />
    </Card>
  );
}
