import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { KeepHtmlContext, useKeptHtml } from "./kept-html.ts";
import { joinedBytes } from "./joined-bytes.server.ts";
import { keptPartsIn, type KeptParts } from "./kept-html.server.tsx";
import { pageTextsFor } from "./texts.server.ts";
import { PageTextsContext, useTranslation } from "./use-translation.ts";

function Card({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <li
      className={`card-${name.length}`}
      {...useKeptHtml(`test\n${name}`, () => [t("like"), " ", <b key="b">{name}</b>])}
    />
  );
}

function List({ names }: { names: string[] }) {
  return (
    <PageTextsContext value={pageTextsFor("en")}>
      <ul>
        {names.map((name, index) => (
          <Card key={index} name={name} />
        ))}
      </ul>
    </PageTextsContext>
  );
}

function textOf(parts: KeptParts, html: string): string {
  return new TextDecoder().decode(joinedBytes(parts.piecesOf(html)));
}

function page(names: string[]) {
  const parts = keptPartsIn("en");
  const html = renderToString(
    <KeepHtmlContext value={parts.keep}>
      <List names={names} />
    </KeepHtmlContext>,
  );
  return { html: textOf(parts, html), names: parts.namesIn(html).names };
}

test("a page of kept parts is the page that React makes, whatever the words in it", () => {
  const words = fc.constantFrom("<kept-0>", "<kept-", ">", "$&", "’", "\u0000", "An", "😀", '"', "<b>");
  fc.assert(
    fc.property(
      fc.array(
        fc.array(words).map((all) => all.join("")),
        { maxLength: 12 },
      ),
      (names) => {
        expect(page(names).html).toBe(renderToString(<List names={names} />));
      },
    ),
  );
});

test("a part is rendered once for all pages that show the same", () => {
  let rendered = 0;
  const render = () => `text ${(rendered += 1)}`;
  const first = keptPartsIn("en");
  const second = keptPartsIn("en");
  expect(textOf(first, `<p>${first.keep("once", render)}</p>`)).toBe("<p>text 1</p>");
  expect(textOf(second, `<p>${second.keep("once", render)}</p>`)).toBe("<p>text 1</p>");
  const dutch = keptPartsIn("nl");
  expect(textOf(dutch, dutch.keep("once", render))).toBe("text 2");
});

test("what its parts name of the styles is the page's", () => {
  const parts = keptPartsIn("en");
  const html = `<p class="a">${parts.keep("styled", () => <b className="b c">x</b>)}</p>`;
  expect(parts.namesIn(html).names).toEqual(new Set(["a", "b", "c"]));
});

test("parts of yesterday are forgotten with the first page of the day", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T23:59:59Z") });
  try {
    let rendered = 0;
    const show = () => keptPartsIn("en").keep("of a day", () => ((rendered += 1), "text"));
    show();
    show();
    expect(rendered).toBe(1);
    vi.setSystemTime(new Date("2026-11-22T00:00:00Z"));
    show();
    show();
    expect(rendered).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test("old parts make room", () => {
  let rendered = 0;
  const long = "x".repeat(1_000_000);
  const show = (name: string) => keptPartsIn("en").keep(name, () => ((rendered += 1), long));
  for (const name of ["a", "b", "c", "d", "e", "f"]) show(name);
  show("f");
  expect(rendered).toBe(6);
  show("a");
  expect(rendered).toBe(7);
});
