import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import { type ChangedWords, ChangedFields } from "./changed-fields.tsx";

interface ChangeHistoryProps {
  changes: { number: number; at: string; operator: string; why: string; fields: ChangedWords[]; undo: string }[];
}

/** Who changed what, when and why; each leads to the form filled in as it was before. */
export function ChangeHistory({ changes }: ChangeHistoryProps) {
  const { t } = useTranslation("operators");
  if (changes.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("settings.history")}</h2>
      <ul className={styles.list}>
        {changes.map(({ number, at, operator, why, fields, undo }) => (
          <Row key={number} what={`${at}, ${operator}`} details={[why]}>
            <ChangedFields fields={fields} />
            <a href={undo}>{t("settings.as_before")}</a>
          </Row>
        ))}
      </ul>
    </Card>
  );
}
