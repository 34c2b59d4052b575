import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Table } from "../../../ui/table/table.tsx";
import * as styles from "./figures.css.ts";

interface CountsTableProps {
  title: string;
  /** What the rows are, then the columns of numbers. */
  head: string[];
  rows: { name: string; counts: number[] }[];
}

/** Numbers under a heading, with their sums below where there are several rows. */
export function CountsTable({ title, head, rows }: CountsTableProps) {
  const { t } = useTranslation("operators");
  const sums = head.slice(1).map((_, column) => rows.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0));
  const lines = rows.length > 1 ? [...rows, { name: t("figures.total"), counts: sums }] : rows;
  return (
    <Card as="section">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t("figures.none")}</p>
      ) : (
        // On a phone a table of four columns moves sideways in its card.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves has to be reached with the keyboard
        <div role="region" aria-label={title} tabIndex={0} className={styles.sideways}>
          <Table head={head} rows={lines.map(({ name, counts }) => [name, ...counts.map(String)])} />
        </div>
      )}
    </Card>
  );
}
