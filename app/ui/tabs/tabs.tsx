import * as styles from "./tabs.css.ts";

interface Tab {
  href: string;
  text: string;
  count?: number;
  current: boolean;
}

/** Pages beside each other, as links; the current one is marked, for screen readers too. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, text, count, current }) => (
          <li key={href}>
            <a href={href} className={styles.tab} aria-current={current ? "page" : undefined}>
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
