/**
 * Values that a field must refuse, written down kind by kind after docs and spec, not derived from the contract's
 * schemas: a schema that is loosened by mistake is found by them. `undefined` is a field that was left out.
 */
export type WrongValues = readonly unknown[];

export const characters = (count: number) => "x".repeat(count);
export const noText: WrongValues = [null, 7, true, [], { deep: [{}] }];

/** A text of at most so many characters; `least` 1: not empty. */
export const text = (most: number, least: 0 | 1 = 0): WrongValues => [
  undefined,
  ...noText,
  characters(most + 1),
  ...(least ? [""] : []),
];

/** May be left out. */
export const optional = (values: WrongValues): WrongValues => values.filter((value) => value !== undefined);

/** May be left out, or taken back by null. */
export const mayBeNull = (values: WrongValues): WrongValues => optional(values).filter((value) => value !== null);

/** Opaque: a text of 1 to 64 characters or, from a PHP API, a whole number. */
export const id: WrongValues = [undefined, null, "", characters(65), 1.5, 1e21, true, [], { deep: [{}] }];
const token = text(128, 1);
export const uuid: WrongValues = [
  ...text(36),
  "",
  "7",
  "00000000-0000-4000-8000-00000000000",
  "00000000-0000-4000-8000-00000000000g",
  "{00000000-0000-4000-8000-000000000000}",
];
/** One of a closed list; `as`: one of them, written in another way. */
export const oneOf = (as: string): WrongValues => [
  undefined,
  ...noText,
  "",
  "another",
  `${as} `,
  as.toUpperCase(),
  [as],
];
export const yesOrNo: WrongValues = [null, "", "yes", "true", "1", 1, 0, [], { deep: [{}] }];
export const wholeNumber: WrongValues = [undefined, null, "", "7", 1.5, 1e21, true, [], { deep: [{}] }];
export const positive: WrongValues = [...wholeNumber, 0, -1];
export const agreed: WrongValues = [undefined, null, false, "", "true", "on", 1, [], { deep: [{}] }];
export const fields: WrongValues = [undefined, null, "", "{}", 7, true];
export const country: WrongValues = [undefined, ...noText, "", "nl", "N", "NLD", "N1", " NL"];
export const device = optional(text(1000));
export const link = { id, token };

/** What arrives of a query is text. */
export const asked = {
  id: [undefined, "", characters(65)],
  oneOf: (as: string) => ["", "another", as.toUpperCase()],
  /** Between `least` and `most`. */
  number: (least: number, most: number) => [String(least - 1), String(most + 1), `${least}.5`, "many", "-1", "1e21"],
};

/** An operator's words: three characters at least. */
export const why = [...text(500, 1), "  ", "no", "\u200b\u200b\u200b"];

/** A device's push subscription. */
export const subscription = (wishes: Record<string, unknown>) => ({
  endpoint: "https://push.example.org/1",
  keys: { p256dh: "a", auth: "b" },
  ...wishes,
});

export const instant: WrongValues = [...text(64), "", "yesterday", "2026-01-01", "2026-13-01T00:00:00Z"];
