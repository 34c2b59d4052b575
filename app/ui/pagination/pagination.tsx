import { ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./pagination.css.ts";

interface PageLink {
  href: string;
  text: string;
}

interface PaginationProps {
  label: string;
  previous?: PageLink;
  next?: PageLink;
  pages: (PageLink & { current: boolean })[];
  /** Where we are in words: "21–40 of 132". */
  summary?: string;
}

/** The way through a long list. Numbers are left out on phones, where the two words are enough. */
export function Pagination({ label, previous, next, pages, summary }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      {previous && (
        <ButtonLink href={previous.href} tone="secondary" rel="prev">
          <Icon name="previous" />
          {previous.text}
        </ButtonLink>
      )}
      <ol className={styles.pages}>
        {pages.map(({ href, text, current }) => (
          <li key={href}>
            <a href={href} className={styles.page} aria-current={current ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <ButtonLink href={next.href} tone="secondary" rel="next">
          {next.text}
          <Icon name="next" />
        </ButtonLink>
      )}
      {summary && <p className={styles.summary}>{summary}</p>}
    </nav>
  );
}
