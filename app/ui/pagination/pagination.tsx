import type { ComponentProps } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./pagination.css.ts";

interface PageLink {
  href: string;
  text: string;
}

interface PaginationProps extends PaginationLinksProps {
  label: string;
}

interface PaginationLinksProps {
  previous?: PageLink;
  next?: PageLink;
  pages: (PageLink & { current: boolean })[];
  /** Where we are in words: "21–40 of 132". */
  summary?: string;
}

/** The way through a long list. Numbers are left out on phones, where the two words are enough. */
export function Pagination({ label, ...links }: PaginationProps) {
  return (
    <PaginationLandmark label={label}>
      <PaginationLinks {...links} />
    </PaginationLandmark>
  );
}

/** What stands around the links, for pages that keep them. */
export function PaginationLandmark({ label, ...inside }: PaginationLandmarkProps) {
  return <nav aria-label={label} className={styles.pagination} {...inside} />;
}

type PaginationLandmarkProps = { label: string } & Pick<ComponentProps<"nav">, "children" | "dangerouslySetInnerHTML">;

export function PaginationLinks({ previous, next, pages, summary }: PaginationLinksProps) {
  return (
    <>
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
    </>
  );
}
