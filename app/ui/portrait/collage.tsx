import * as styles from "./collage.css.ts";
import type { LookName } from "./looks.ts";
import { Portrait } from "./portrait.tsx";

/** Drawn people three a row, as one picture; `label` says in words what it shows. */
export function Collage({ label, people }: { label: string; people: readonly LookName[] }) {
  return (
    <div role="img" aria-label={label} className={styles.collage}>
      {people.map((look) => (
        <Portrait key={look} look={look} />
      ))}
    </div>
  );
}
