import { renderToString } from "react-dom/server";
import type { Locale } from "../contract/scalars.ts";
import type { KeepHtml } from "./kept-html.ts";
import { pageTextsFor } from "./texts.server.ts";
import { joinedBytes } from "./joined-bytes.server.ts";
import { allNames, namesIn, type UsedNames } from "./used-css.ts";
import { PageTextsContext } from "./use-translation.ts";

/** A part of a page as it is sent, and what it names of the styles. */
interface KeptPart {
  bytes: Uint8Array;
  names: UsedNames;
}

/** Bytes of all parts that an isolate remembers; some four thousand cards. It has 128 MB. */
const MOST_BYTES = 4_000_000;

const kept = new Map<string, KeptPart>();
let [size, day] = [0, ""];

/** The kept parts of one page: each stands in its HTML as a mark until the page is put together. */
export interface KeptParts {
  keep: KeepHtml;
  /** What the page names of the styles, its parts included. */
  namesIn(html: string): UsedNames;
  /** `html` as it is sent, piece by piece, with each mark replaced by its part. */
  piecesOf(html: string): (string | Uint8Array)[];
}

/** Everything that is shown has its `<` escaped, so nobody's words can be taken for a mark. */
const MARK = "<kept-";

/** Parts in the language of one page; whatever else they show is in their keys. */
export function keptPartsIn(locale: Locale): KeptParts {
  forgetYesterday();
  const parts: KeptPart[] = [];
  return {
    keep(key, render) {
      const part = partFor(`${locale} ${key}`, () =>
        renderToString(<PageTextsContext value={pageTextsFor(locale)}>{render()}</PageTextsContext>),
      );
      return `${MARK}${parts.push(part) - 1}>`;
    },
    namesIn: (html) => allNames([namesIn(html), ...parts.map(({ names }) => names)]),
    piecesOf(html) {
      const [start = "", ...rest] = html.split(MARK);
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

/** Nobody's card outlives the day: who was erased would else lie in a quiet isolate's memory for as long as it runs. */
function forgetYesterday(): void {
  const today = new Date().toISOString().slice(0, 10);
  if (today === day) return;
  kept.clear();
  [size, day] = [0, today];
}

function partFor(key: string, make: () => string): KeptPart {
  const known = kept.get(key);
  if (known) return known;
  const html = make();
  const part = { bytes: joinedBytes([html]), names: namesIn(html) };
  kept.set(key, part);
  size += weightOf(key, part);
  for (const [oldest, gone] of kept) {
    if (size <= MOST_BYTES) break;
    kept.delete(oldest);
    size -= weightOf(oldest, gone);
  }
  return part;
}

/** Roughly, in bytes; what parts name of the styles is shared. */
function weightOf(key: string, { bytes }: KeptPart): number {
  return 2 * key.length + bytes.length;
}
