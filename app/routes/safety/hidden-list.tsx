import { linkTarget } from "../../design/link-target.css.ts";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { formatDay } from "../../domain/locale/format.ts";
import type { CardView } from "../../page-parts/member-card/card-view.ts";
import { useLocale } from "../../page-parts/use-locale.ts";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { PersonRow } from "./person-row.tsx";
import * as styles from "./person-row.css.ts";

/** Somebody in the list; `at`: since when, ISO 8601. */
interface Hidden {
  at?: string | null;
  deleted?: boolean;
  person: CardView;
}

/** Rows of the first window; the pictures of others wait. */
const FIRST = 8;

/** One row a person, the latest first. */
export function HiddenList({ hidden }: { hidden: readonly Hidden[] }) {
  const { t } = useTranslation("safety");
  return (
    <Card>
      <ul aria-label={t("hidden.list")} className={styles.list}>
        {hidden.map((one, index) => (
          <HiddenRow key={one.person.id} {...one} lazy={index >= FIRST} />
        ))}
      </ul>
    </Card>
  );
}

function HiddenRow({ at, deleted, person, lazy }: Hidden & { lazy: boolean }) {
  const { t } = useTranslation("safety");
  const locale = useLocale();
  const { id } = person;
  const name = useMemberName({ ...person, deleted });
  const since = at ? t("hidden.since", { day: formatDay(at.slice(0, 10), locale) }) : undefined;
  return (
    <PersonRow
      person={person}
      name={name}
      since={since}
      lazy={lazy}
      link={
        !deleted && (
          <a className={linkTarget} href={`/members/${encodeURIComponent(id)}?back=%2Fprofile%2Fhidden`}>
            {t("hidden.profile", { name })}
          </a>
        )
      }
    >
      <ServerForm id={`show-${id}`} action="/profile/hidden">
        <Button tone="secondary" size="small" name="show" value={id}>
          {t("hidden.show")}
          <span className={visuallyHidden}> {name}</span>
        </Button>
      </ServerForm>
    </PersonRow>
  );
}
