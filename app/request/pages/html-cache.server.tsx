import { renderToString } from "react-dom/server";
import { utcDay } from "../../domain/locale/day.ts";
import type { CacheHtml } from "./cached-html.ts";
import { concatBytes } from "./concat-bytes.server.ts";
import { allNames, namesIn, type UsedNames } from "./used-css.ts";
import { type PageTexts, PageTextsContext } from "../locale/use-translation.ts";
import { PartRouter } from "./part-router.server.tsx";

/** A part of a page as it is sent, and what it names of the styles. */
interface CachedPart {
  bytes: Uint8Array;
  names: UsedNames;
}

/** Bytes of all parts that an isolate remembers; some four thousand cards. It has 128 MB. */
const MOST_BYTES = 4_000_000;

const cache = new Map<string, CachedPart>();
let [size, day] = [0, ""];

/** The cached parts of one page: a placeholder stands in its HTML for each until the page is put together. */
export interface PageParts {
  cacheHtml: CacheHtml;
  /** What the page names of the styles, its parts included. */
  namesIn(html: string): UsedNames;
  /** `html` as it is sent, piece by piece, with each placeholder replaced by its part. */
  piecesOf(html: string): (string | Uint8Array)[];
}

/** Every text on a page has its `<` escaped, so no text can be taken for a placeholder. */
const PLACEHOLDER = "<cached-";

/** Parts in the texts of one page; whatever else they show is in their keys. `now`: in ms since 1970. */
export function openHtmlCache(texts: PageTexts & { key: string }, now: number): PageParts {
  clearAtMidnight(now);
  const parts: CachedPart[] = [];
  return {
    cacheHtml(key, render) {
      const part = partFor(`${texts.key} ${key}`, () =>
        renderToString(
          <PageTextsContext value={texts}>
            <PartRouter>{render()}</PartRouter>
          </PageTextsContext>,
        ),
      );
      return `${PLACEHOLDER}${parts.push(part) - 1}>`;
    },
    namesIn: (html) => allNames([namesIn(html), ...parts.map(({ names }) => names)]),
    piecesOf(html) {
      const [start = "", ...rest] = html.split(PLACEHOLDER);
      const pieces: (string | Uint8Array)[] = [start];
      for (const text of rest) {
        const end = text.indexOf(">");
        const part = parts[Number(text.slice(0, end))];
        if (part) pieces.push(part.bytes);
        if (end + 1 < text.length) pieces.push(text.slice(end + 1));
      }
      return pieces;
    },
  };
}

/** Empties the cache once a day, so that no card of an erased member stays in the memory of a long-running isolate. */
function clearAtMidnight(now: number): void {
  const today = utcDay(now);
  if (today === day) return;
  cache.clear();
  [size, day] = [0, today];
}

function partFor(key: string, make: () => string): CachedPart {
  const known = cache.get(key);
  if (known) return known;
  const html = make();
  const part = { bytes: concatBytes([html]), names: namesIn(html) };
  cache.set(key, part);
  size += weightOf(key, part);
  for (const [oldest, gone] of cache) {
    if (size <= MOST_BYTES) break;
    cache.delete(oldest);
    size -= weightOf(oldest, gone);
  }
  return part;
}

/** Roughly, in bytes; what parts name of the styles is shared. */
function weightOf(key: string, { bytes }: CachedPart): number {
  return 2 * key.length + bytes.length;
}
