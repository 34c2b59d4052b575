import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { searchMembers } from "./people/discovery.ts";
import { endpoints } from "./endpoints.ts";
import { parse } from "./parse.ts";
import { card, user } from "./people/profile.ts";
import { currentUser } from "./account/session.ts";
import { z } from "./zod.ts";

const junk = fc.constantFrom<unknown>(null, undefined, "", "0", "7", 0, -0, 1, 1.5, -3, Number.NaN, true, [], {}, "x");
const texts = ["", " a ", "12", "ab", "NL", "EUR", "2026-02-28", "2026-02-30", "2026-11-21T10:00:00Z", "x".repeat(70)];
texts.push("https://example.org/a", "4f2f7e0e-8a62-4f1e-9f3c-2f3c0d8d1a11", "anna@example.org", "x".repeat(2000));
const numbers = [0, 1, 18, 100, 120, -1, 2 ** 53];

/** What is right by chance is rare where there is a pattern: from these the ones that fit. */
function fitting<Value>(schema: z.ZodType, examples: readonly Value[], any: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  const right = examples.filter((one) => schema.safeParse(one).success);
  return right.length > 0
    ? fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: any })
    : any;
}

/** Mostly what the schema takes, now and then something else, at any depth. */
function near(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 150, arbitrary: right(schema) }, { weight: 1, arbitrary: junk });
}

function right(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const optional = new Set(fields.filter(([, field]) => field.safeParse(undefined).success).map(([name]) => name));
    const requiredKeys = fields.map(([name]) => name).filter((name) => !optional.has(name));
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, near(field)]));
    const record = fc.record(shape, { requiredKeys: requiredKeys as never[] });
    const cut = fc.tuple(record, fc.constantFrom(...Object.keys(shape), "none"));
    return fc.oneof(
      {
        weight: 8,
        arbitrary: fc.tuple(record, fc.boolean()).map(([it, more]) => (more ? { ...it, unheard_of: 1 } : it)),
      },
      {
        weight: 1,
        arbitrary: cut.map(([it, name]) => Object.fromEntries(Object.entries(it).filter(([key]) => key !== name))),
      },
    );
  }
  if (schema instanceof z.ZodArray) return fc.array(near(schema.element as z.ZodType), { maxLength: 3 });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const none = schema instanceof z.ZodNullable ? null : undefined;
    return fc.option(near(schema.def.innerType as z.ZodType), { nil: none, freq: 4 });
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...(schema.options as z.ZodType[]).map(near));
  if (schema instanceof z.ZodPipe) {
    const { def } = schema as z.ZodPipe<z.ZodType, z.ZodType>;
    return near(def.in instanceof z.ZodTransform ? def.out : def.in);
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fitting(schema, numbers, fc.integer());
  if (schema instanceof z.ZodString || "check" in schema.def) return fitting(schema, texts, fc.string());
  return fc.jsonValue({ maxDepth: 1 });
}

const all = endpoints.flatMap(({ name, query, body, reply }) =>
  Object.entries({ query, body, reply }).flatMap(([part, schema]) => (schema ? [{ name, part, schema }] : [])),
);

test.each(all)("$name: its $part is read as zod reads it, whatever comes", ({ schema }) => {
  fc.assert(
    fc.property(near(schema), (value) => {
      const [ours, zods] = [parse(schema, value), schema.safeParse(value)];
      expect(ours.success).toBe(zods.success);
      expect(ours.data).toStrictEqual(zods.data);
      expect(ours.error?.issues).toEqual(zods.error?.issues);
    }),
    { numRuns: 60 },
  );
});

test("the properties below are tried with valid and with invalid values", () => {
  const [cards, users] = [fc.sample(near(card), 300), fc.sample(near(user), 300)];
  const right = [...cards.map((one) => card.safeParse(one)), ...users.map((one) => user.safeParse(one))];
  const share = right.filter(({ success }) => success).length / right.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.95);
});

const schemas = {
  checked: z.object({ a: z.string().min(2).max(3).optional(), b: z.string().trim(), c: z.int().min(1).nullish() }),
  shaped: z.object({ a: z.string().regex(/^a/).max(2), b: z.string().regex(/b/g).optional(), c: z.string().length(2) }),
  refined: z.object({ a: z.int() }).refine(({ a }) => a > 2),
  strict: z.strictObject({ a: z.int() }),
  loose: z.looseObject({ a: z.int() }),
  filled: z.object({ a: z.int().default(3), b: z.int().default(4).optional(), c: z.int().nullable().default(null) }),
  made: z.object({ a: z.preprocess((value) => value ?? [], z.array(z.int())), b: z.unknown() }),
  chosen: z.union([z.object({ a: z.int() }), z.object({ b: z.string() }), z.coerce.number()]),
  complaining: z.string().transform((value, ctx) => (value === "x" ? ctx.addIssue("no") : value)),
};

test.each(Object.entries(schemas))("%s: kinds that the contract has not got are read alike, too", (_, schema) => {
  const given = fc.oneof(
    near(schema),
    fc.constantFrom({}, { a: 1 }, { a: 5, z: 1 }, { b: "  x" }, { a: "abc", b: " c" }, { a: undefined }),
  );
  fc.assert(
    fc.property(given, (value) => {
      const [ours, zods] = [parse<z.ZodType>(schema, value), schema.safeParse(value)];
      expect(ours.success).toBe(zods.success);
      expect(ours.data).toStrictEqual(zods.data);
    }),
    { numRuns: 300 },
  );
});

test("an own reply takes the quick way, and a broken one is refused in zod's words", () => {
  const person = { id: "a", name: "Anna", country: "NL", main_image: { id: 1, locked: "1" }, liked: 0, unheard_of: 1 };
  const page = { results: [person, person], pageNumber: 1, numResults: "2", more: false };
  const [cards, own] = [vi.spyOn(searchMembers.reply, "safeParse"), vi.spyOn(currentUser.reply, "safeParse")];
  const found = parse(searchMembers.reply, page);
  expect(found.data?.results[1]).toStrictEqual({
    id: "a",
    name: "Anna",
    country: "NL",
    main_image: { id: "1", locked: true },
    liked: false,
  });
  expect(parse(currentUser.reply, { user: { credits: 3, paid_user: 0, profile: {} } }).success).toBe(true);
  expect([cards.mock.calls.length, own.mock.calls.length]).toEqual([0, 0]);
  const broken = parse(searchMembers.reply, { ...page, results: [person, { ...person, id: undefined }] });
  expect(broken.error?.issues[0]?.path).toEqual(["results", 1, "id"]);
});
