import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { joinedBytes } from "../request/joined-bytes.server.ts";
import { KeepHtmlContext } from "../request/kept-html.ts";
import { keptPartsIn } from "../request/kept-html.server.tsx";
import { pageTextsFor } from "../request/texts.server.ts";
import { PageTextsContext } from "../request/use-translation.ts";
import { MemberCards } from "./member-card.tsx";
import type { Person } from "./person.ts";

/** Few values, so that the same cards come again and others differ in one thing. */
const some = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: undefined });
const sign = fc.option(fc.constant(true as const), { nil: undefined });
const person: fc.Arbitrary<Person> = fc.record({
  id: fc.constantFrom("a", "b"),
  name: some("", "An", "An\n64", "<kept-0>", "’t Hart"),
  age: fc.option(fc.constantFrom(64, 65), { nil: undefined }),
  place: some("Utrecht", "64"),
  src: some("/photos/a.webp", "/photos/b.webp"),
  interest: some("Walking", "Utrecht"),
  locked: sign,
  fictional: sign,
  online: sign,
  liked: sign,
});

function page(people: Person[], lazy: boolean) {
  return (
    <PageTextsContext value={pageTextsFor("en")}>
      <MemberCards label="Members" cards={people.map((each) => ({ person: each, lazy }))} />
    </PageTextsContext>
  );
}

test("cards that were kept show what they would show if nothing was kept", () => {
  fc.assert(
    fc.property(fc.uniqueArray(person, { selector: ({ id }) => id }), fc.boolean(), (people, lazy) => {
      const parts = keptPartsIn("en");
      const html = renderToString(<KeepHtmlContext value={parts.keep}>{page(people, lazy)}</KeepHtmlContext>);
      expect(new TextDecoder().decode(joinedBytes(parts.piecesOf(html)))).toBe(renderToString(page(people, lazy)));
    }),
    { numRuns: 500 },
  );
});
