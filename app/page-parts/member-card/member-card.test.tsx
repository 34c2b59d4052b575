import fc from "fast-check";
import { createContext, type ReactNode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { concatBytes } from "../../request/pages/concat-bytes.server.ts";
import { HtmlCacheContext } from "../../request/pages/cached-html.ts";
import { openHtmlCache } from "../../request/pages/html-cache.server.tsx";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { MemberCards } from "./member-card.tsx";
import type { CardView } from "./card-view.ts";

/** Few values, so that the same cards come again and others differ in one thing. */
const some = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: undefined });
const sign = fc.option(fc.constant(true as const), { nil: undefined });
const person: fc.Arbitrary<CardView> = fc.record({
  id: fc.constantFrom("a", "b"),
  name: some("", "An", "An\n64", "<cached-0>", "’t Hart"),
  age: fc.option(fc.constantFrom(64, 65), { nil: undefined }),
  place: some("Utrecht", "64"),
  src: some("/photos/a.webp", "/photos/b.webp"),
  interest: some("Walking", "Utrecht"),
  photos: some("2 photos", "Utrecht"),
  new: sign,
  locked: sign,
  fictional: sign,
  online: sign,
  liked: sign,
});

const english = await pageTextsIn("en");

function page(people: CardView[], lazy: boolean) {
  return (
    <PageTextsContext value={english}>
      <MemberCards label="Members" cards={people.map((each) => ({ person: each, lazy }))} />
    </PageTextsContext>
  );
}

const PageContext = createContext<ReactNode>(null);

/** As on a page, which stands at an address; made once, as making a router takes longer than rendering the cards. */
const router = createMemoryRouter([{ path: "/members", element: <Shown /> }], { initialEntries: ["/members?page=2"] });

function Shown() {
  return useContext(PageContext);
}

function whole(people: CardView[], lazy: boolean): string {
  return renderToString(
    <PageContext value={page(people, lazy)}>
      <RouterProvider router={router} />
    </PageContext>,
  );
}

test("cached cards show what they would show without the cache", () => {
  fc.assert(
    fc.property(fc.uniqueArray(person, { selector: ({ id }) => id }), fc.boolean(), (people, lazy) => {
      const parts = openHtmlCache(english, 0);
      const html = renderToString(<HtmlCacheContext value={parts.cacheHtml}>{page(people, lazy)}</HtmlCacheContext>);
      expect(new TextDecoder().decode(concatBytes(parts.piecesOf(html)))).toBe(whole(people, lazy));
    }),
    { numRuns: 500 },
  );
  // Five hundred pages take seconds where others use the machine, too.
}, 30_000);
