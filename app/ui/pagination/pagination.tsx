import type { ComponentProps } from "react";
import { tones } from "../button/button.css.ts";
import { ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./pagination.css.ts";

interface PaginationProps extends PaginationLinksProps {
  label: string;
}

interface PaginationLinksProps {
  previous?: LinkElement;
  next?: LinkElement;
  pages: { link: LinkElement; current: boolean }[];
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
        <ButtonLink asChild tone="secondary" rel="prev" icon="previous">
          {previous}
        </ButtonLink>
      )}
      <ol className={styles.pages}>
        {pages.map(({ link, current }) => (
          <li key={link.props.href}>
            <PartLink link={link} className={styles.page} aria-current={current ? "page" : undefined} />
          </li>
        ))}
      </ol>
      {next && (
        <PartLink link={next} className={tones.secondary} rel="next">
          {(words) => (
            <>
              {words}
              <Icon name="next" />
            </>
          )}
        </PartLink>
      )}
      {summary && <p className={styles.summary}>{summary}</p>}
    </>
  );
}
