import { expect, test } from "vitest";
import en from "../../../../locales/en/credits.json" with { type: "json" };
import nl from "../../../../locales/nl/credits.json" with { type: "json" };

/** They change no balance, so no statement counts them: what was held is spent, and what is owed. */
const without = ["message_answered", "debt"];

test.each([en, nl])(
  "statements have words of their own for every kind of movement that changes the balance",
  (texts) => {
    const kinds = new Set(Object.keys(texts.movements.kinds).map((kind) => kind.replace(/_(one|other)$/, "")));
    const expected = [...kinds].filter((kind) => !without.includes(kind));
    expect(Object.keys(texts.statement.kinds).toSorted()).toEqual(expected.toSorted());
  },
);
