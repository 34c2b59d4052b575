import { SAVED_SEARCH_NAME } from "../../../contract/people/search-values.ts";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import * as styles from "./saved.css.ts";

export interface SavedRowProps {
  id: string;
  name: string;
  on: boolean;
  /** As the query of an address. */
  search: string;
}

/** One saved search: its results, whether mails tell of it, another name, and its end. */
export function SavedRow({ id, name, on, search }: SavedRowProps) {
  const { t } = useTranslation("saved");
  const which = <span className={visuallyHidden}> {name}</span>;
  return (
    <li>
      <Card>
        <a href={`/members?${search}`} className={styles.name}>
          {name}
        </a>
        <p className={styles.soft}>{t(on ? "is_on" : "is_off")}</p>
        <ServerForm id={`act-${id}`} action="/profile/searches">
          <Hidden name="id" value={id} />
          <Hidden name="name" value={name} />
          <Hidden name="search" value={search} />
          {!on && <Hidden name="off" value="1" />}
          <Actions>
            <Button name="act" value={on ? "off" : "on"} tone="secondary" size="small">
              {t(on ? "switch_off" : "switch_on")}
              {which}
            </Button>
            <Button name="act" value="delete" tone="quiet" size="small">
              {t("delete")}
              {which}
            </Button>
          </Actions>
        </ServerForm>
        <details>
          <summary className={styles.summary}>
            {t("rename")}
            {which}
          </summary>
          <ServerForm id={`name-${id}`} action="/profile/searches" labels={{ name: t("name") }}>
            <div className={styles.rename}>
              <Hidden name="act" value="rename" />
              <Hidden name="id" value={id} />
              <TextField name="name" defaultValue={name} maxLength={SAVED_SEARCH_NAME} autoComplete="off" required />
              <Actions>
                <Button tone="secondary" size="small">
                  {t("save_name")}
                </Button>
              </Actions>
            </div>
          </ServerForm>
        </details>
      </Card>
    </li>
  );
}
