import { linkTarget } from "../../design/link-target.css.ts";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { formatDay } from "../../domain/locale/format.ts";
import type { CardView } from "../../page-parts/member-card/card-view.ts";
import { useLocale } from "../../page-parts/use-locale.ts";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { PersonRow } from "./person-row.tsx";
import * as styles from "./person-row.css.ts";

/** Somebody in the list; `at`: since when, ISO 8601. */
interface Blocked {
  at?: string | null;
  deleted?: boolean;
  person: CardView;
}

/** One row a person, the latest first. Of who is gone there is nothing left to report. */
export function BlockedList({ blocked, reply }: { blocked: readonly Blocked[]; reply?: FormReply }) {
  const { t } = useTranslation("safety");
  return (
    <Card>
      {reply && <ServerForm reply={reply} />}
      <ul aria-label={t("blocked.list")} className={styles.list}>
        {blocked.map((one) => (
          <BlockedRow key={one.person.id} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function BlockedRow({ at, deleted, person }: Blocked) {
  const { t } = useTranslation("safety");
  const locale = useLocale();
  const { id } = person;
  const name = useMemberName({ ...person, deleted });
  const report = !deleted && (
    <a className={linkTarget} href={`/members/${encodeURIComponent(id)}/report?back=%2Fprofile%2Fblocked`}>
      {t("chat.report", { name })}
    </a>
  );
  return (
    <PersonRow
      person={person}
      name={name}
      since={at ? t("blocked.since", { day: formatDay(at.slice(0, 10), locale) }) : undefined}
      link={report}
    >
      <ServerForm id={`unblock-${id}`} action="/profile/blocked">
        <Hidden name="id" value={id} />
        <Button tone="secondary" size="small">
          {t("blocked.unblock")}
          <span className={visuallyHidden}> {name}</span>
        </Button>
      </ServerForm>
    </PersonRow>
  );
}
