import { linkTarget } from "../../../design/link-target.css.ts";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import * as styles from "../operators.css.ts";
import type { FoundView } from "./found-view.ts";
import { memberPath } from "./member-path.ts";

interface FoundMemberProps {
  member: FoundView;
  /** Among choices of a form: the link is beside the name, and opens a page of its own, as what was typed would go. */
  aside?: boolean;
}

/** Somebody that a search found: enough to tell them from others of that name, and the way to their page. */
export function FoundMember({ member: { id, src, fictional, details, ...named }, aside }: FoundMemberProps) {
  const { t } = useTranslation("operators");
  const name = <NameAndAge {...named} />;
  return (
    <span className={styles.found}>
      <Photo src={src} of={{ id, ...named }} alt="" size="normal" width={72} height={90} lazy />
      <span>
        <span className={styles.what}>
          {aside ? (
            name
          ) : (
            <a href={memberPath(id)} className={linkTarget}>
              {name}
            </a>
          )}
        </span>
        {fictional && (
          <span className={styles.sign}>
            <FictionalSign />
          </span>
        )}
        <span className={styles.foundDetails}>{details}</span>
        {aside && (
          <a href={memberPath(id)} target="_blank" className={linkTarget}>
            {t("members.aside")}
          </a>
        )}
      </span>
    </span>
  );
}
