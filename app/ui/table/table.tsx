import * as styles from "./table.css.ts";

/** A small table; the first column names its row. */
export function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col" className={styles.head}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
