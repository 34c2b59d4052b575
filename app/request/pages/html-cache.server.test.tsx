import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { HtmlCacheContext, useCachedHtml } from "./cached-html.ts";
import { concatBytes } from "./concat-bytes.server.ts";
import { openHtmlCache, type PageParts } from "./html-cache.server.tsx";
import { PageTextsContext, useTranslation } from "../locale/use-translation.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const english = await pageTextsIn("en");

function Card({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <li
      className={`card-${name.length}`}
      {...useCachedHtml(`test\n${name}`, () => [t("like"), " ", <b key="b">{name}</b>])}
    />
  );
}

function List({ names }: { names: string[] }) {
  return (
    <PageTextsContext value={english}>
      <ul>
        {names.map((name, index) => (
          <Card key={index} name={name} />
        ))}
      </ul>
    </PageTextsContext>
  );
}

function textOf(parts: PageParts, html: string): string {
  return new TextDecoder().decode(concatBytes(parts.piecesOf(html)));
}

function page(names: string[]) {
  const parts = openHtmlCache(english, NOON);
  const html = renderToString(
    <HtmlCacheContext value={parts.cacheHtml}>
      <List names={names} />
    </HtmlCacheContext>,
  );
  return { html: textOf(parts, html), names: parts.namesIn(html).names };
}

test("a page of cached parts is the page that React makes, whatever the words in it", () => {
  const words = fc.constantFrom("<cached-0>", "<cached-", ">", "$&", "’", "\u0000", "An", "😀", '"', "<b>");
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

test("a part is rendered once for all pages that show the same", async () => {
  let rendered = 0;
  const render = () => `text ${(rendered += 1)}`;
  const first = openHtmlCache(english, NOON);
  const second = openHtmlCache(english, NOON);
  expect(textOf(first, `<p>${first.cacheHtml("once", render)}</p>`)).toBe("<p>text 1</p>");
  expect(textOf(second, `<p>${second.cacheHtml("once", render)}</p>`)).toBe("<p>text 1</p>");
  const dutch = openHtmlCache(await pageTextsIn("nl"), NOON);
  expect(textOf(dutch, dutch.cacheHtml("once", render))).toBe("text 2");
});

test("the styles that cached parts use count as the page's", () => {
  const parts = openHtmlCache(english, NOON);
  const html = `<p class="a">${parts.cacheHtml("styled", () => <b className="b c">x</b>)}</p>`;
  expect(parts.namesIn(html).names).toEqual(new Set(["a", "b", "c"]));
});

test("parts of yesterday are forgotten with the first page of the day", () => {
  let rendered = 0;
  const show = (now: number) => openHtmlCache(english, now).cacheHtml("of a day", () => ((rendered += 1), "text"));
  const midnight = Date.UTC(2026, 10, 22);
  show(midnight - 2);
  show(midnight - 1);
  expect(rendered).toBe(1);
  show(midnight);
  show(midnight + 1);
  expect(rendered).toBe(2);
});

test("when the cache is full the oldest parts are dropped", () => {
  let rendered = 0;
  const long = "x".repeat(1_000_000);
  const show = (name: string) => openHtmlCache(english, NOON).cacheHtml(name, () => ((rendered += 1), long));
  for (const name of ["a", "b", "c", "d", "e", "f"]) show(name);
  show("f");
  expect(rendered).toBe(6);
  show("a");
  expect(rendered).toBe(7);
});
