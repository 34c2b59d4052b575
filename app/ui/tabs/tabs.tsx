import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./tabs.css.ts";

interface Tab {
  link: LinkElement;
  count?: number;
  current: boolean;
}

/** Pages beside each other, as links; the current one is marked, for screen readers too. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ link, count, current }) => (
          <li key={link.props.href}>
            <PartLink link={link} className={styles.tab} aria-current={current ? "page" : undefined}>
              {(words) => (
                <>
                  {words}
                  {count !== undefined && <span className={styles.count}>{count}</span>}
                </>
              )}
            </PartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
