import { AppLink } from "./navigation/app-link.tsx";

interface Words {
  previous: string;
  next: string;
  summary: string;
}

/** The pages worth a link from `page`: the first, the neighbours, the last. */
export function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  return [...new Set(near)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}

/** What the Pagination part shows; `href` makes the address of a page. Nothing where everything fits on one page. */
export function pageLinks({ page, last, href, words }: PageLinks) {
  if (last <= 1) return undefined;
  return {
    previous: page > 1 ? <AppLink href={href(Math.min(page - 1, last))}>{words.previous}</AppLink> : undefined,
    next: page < last ? <AppLink href={href(page + 1)}>{words.next}</AppLink> : undefined,
    pages: pagesAround(page, last).map((number) => ({
      link: <AppLink href={href(number)}>{number}</AppLink>,
      current: number === page,
    })),
    summary: words.summary,
  };
}

interface PageLinks {
  page: number;
  last: number;
  href: (page: number) => string;
  words: Words;
}

/** A page number from an address, from 1; anything else is the first page. */
export function readPage(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? "") ? Math.max(Number(text), 1) : 1;
}
