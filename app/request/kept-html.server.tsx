import { renderToString } from "react-dom/server";
import type { Locale } from "../contract/scalars.ts";
import type { KeepHtml } from "./kept-html.ts";
import { pageTextsFor } from "./texts.server.ts";
import { namesIn } from "./used-css.ts";
import { PageTextsContext } from "./use-translation.ts";

/** A part of a page as it is sent, and what it names of the styles. */
interface KeptPart {
  bytes: Uint8Array;
  names: ReadonlySet<string>;
}

/** Bytes of all parts that an isolate remembers; some four thousand cards. It has 128 MB. */
const MOST_BYTES = 4_000_000;

const kept = new Map<string, KeptPart>();
let size = 0;

/** The kept parts of one page: each stands in its HTML as a mark until the page is put together. */
export interface KeptParts {
  keep: KeepHtml;
  /** What the page names of the styles, its parts included. */
  namesIn(html: string): Set<string>;
  /** The page as it is sent: `html` with each mark replaced by its part. */
  bytesOf(html: string): Uint8Array<ArrayBuffer>;
}

/** Everything that is shown has its `<` escaped, so nobody's words can be taken for a mark. */
const MARK = "<kept-";

/** Parts in the language of one page; whatever else they show is in their keys. */
export function keptPartsIn(locale: Locale): KeptParts {
  const parts: KeptPart[] = [];
  return {
    keep(key, render) {
      const part = partFor(`${locale} ${key}`, () =>
        renderToString(<PageTextsContext value={pageTextsFor(locale)}>{render()}</PageTextsContext>),
      );
      return `${MARK}${parts.push(part) - 1}>`;
    },
    namesIn(html) {
      const names = namesIn(html);
      for (const part of parts) for (const name of part.names) names.add(name);
      return names;
    },
    bytesOf: (html) => joined(piecesOf(html, parts)),
  };
}

function partFor(key: string, make: () => string): KeptPart {
  const known = kept.get(key);
  if (known) return known;
  const html = make();
  const part = { bytes: encoder.encode(html), names: namesIn(html) };
  kept.set(key, part);
  size += weightOf(key, part);
  for (const [oldest, gone] of kept) {
    if (size <= MOST_BYTES) break;
    kept.delete(oldest);
    size -= weightOf(oldest, gone);
  }
  return part;
}

/** Roughly, in bytes: names are shared texts, each a place in a set. */
function weightOf(key: string, { bytes, names }: KeptPart): number {
  return 2 * key.length + bytes.length + 16 * names.size;
}

const encoder = new TextEncoder();

function piecesOf(html: string, parts: KeptPart[]): Uint8Array[] {
  const encode = encoding();
  const [start = "", ...rest] = html.split(MARK);
  return [
    encode(start),
    ...rest.flatMap((text) => {
      const end = text.indexOf(">");
      const part = parts[Number(text.slice(0, end))];
      return [...(part ? [part.bytes] : []), encode(text.slice(end + 1))];
    }),
  ];
}

/** Between the cards of a list stands the same, two dozen times. */
function encoding(): (text: string) => Uint8Array {
  const encoded = new Map<string, Uint8Array>();
  return (text) => {
    const bytes = encoded.get(text) ?? encoder.encode(text);
    encoded.set(text, bytes);
    return bytes;
  };
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
