import { z } from "./zod.ts";

/** What a reader gives for what its schema refuses. */
const NO = Symbol("refused");

/** The value as the schema makes it, or `NO`. */
type Reader = (value: unknown) => unknown;

const readers = new WeakMap<z.ZodType, Reader>();

/**
 * What `schema.safeParse` says, in a fifth of its time for what is right. Workers may not compile code, which is what makes
 * zod quick elsewhere (decision 0114). What is refused here is asked of zod again, so every failure is in zod's words.
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const data = readerOf(schema)(value);
  return data === NO ? schema.safeParse(value) : { success: true, data: data as z.output<Schema> };
}

function readerOf(schema: z.ZodType): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const made = (makers[schema.def.type] ?? zodsOwn)(schema);
  readers.set(schema, made);
  return made;
}

/** All other kinds are read by zod itself. */
function zodsOwn(schema: z.ZodType): Reader {
  return (value) => {
    const { success, data } = schema.safeParse(value);
    return success ? data : NO;
  };
}

/** Who has rules of their own (`refine`), or makes something else of what comes (`coerce`), is left to zod. */
function isPlain({ def }: z.ZodType): boolean {
  const { checks = [], coerce = false } = def as { checks?: unknown[]; coerce?: boolean };
  return checks.length === 0 && !coerce && !("check" in def);
}

function plain(maker: (schema: never) => Reader): (schema: z.ZodType) => Reader {
  return (schema) => (isPlain(schema) ? maker(schema as never) : zodsOwn(schema));
}

const makers: Partial<Record<z.ZodType["def"]["type"], (schema: z.ZodType) => Reader>> = {
  string: stringReader,
  number: numberReader,
  boolean: plain(() => (value) => (typeof value === "boolean" ? value : NO)),
  null: plain(() => (value) => (value === null ? value : NO)),
  unknown: plain(() => (value) => value),
  enum: plain((schema: z.ZodEnum) => oneOf(schema.options)),
  literal: plain((schema: z.ZodLiteral) => oneOf(schema.def.values)),
  array: plain(arrayReader),
  object: plain(objectReader),
  optional: plain(optionalReader),
  nullable: plain(nullableReader),
  default: plain(defaultReader),
  union: plain(unionReader),
  transform: plain(transformReader),
  pipe: plain(pipeReader),
};

/** Lengths and patterns; whatever else may be asked of a string is zod's. */
function stringReader(schema: z.ZodType): Reader {
  const { checks = [], coerce } = schema.def as z.core.$ZodStringDef;
  const rules = checks.map((check) => check._zod.def as Rule);
  const known = rules.every(({ check, format }) => check.endsWith("_length") || format === "regex");
  if (coerce || "check" in schema.def || !known) return zodsOwn(schema);
  const least = Math.max(0, ...rules.map(({ minimum = 0 }) => minimum));
  const most = Math.min(Infinity, ...rules.map(({ maximum = Infinity }) => maximum));
  const patterns = rules.flatMap(({ pattern = [] }) => pattern);
  if (rules.some(({ length }) => length !== undefined) || patterns.some(({ flags }) => flags !== ""))
    return zodsOwn(schema);
  return (value) => {
    const fits = typeof value === "string" && value.length >= least && value.length <= most;
    return fits && patterns.every((pattern) => pattern.test(value)) ? value : NO;
  };
}

/** What a check of a string may say of itself. */
interface Rule {
  check: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  pattern?: RegExp;
}

/** `z.int()` and nothing more; amounts with limits are few. */
function numberReader(schema: z.ZodType): Reader {
  const { checks = [], coerce, ...def } = schema.def as z.core.$ZodNumberDef & { format?: string };
  if (checks.length > 0 || coerce || def.format !== "safeint") return zodsOwn(schema);
  return (value) => (Number.isSafeInteger(value) ? value : NO);
}

function oneOf(values: readonly unknown[]): Reader {
  const set = new Set(values);
  return (value) => (set.has(value) ? value : NO);
}

/** When no item changes, the given list itself is the answer. */
function arrayReader(schema: z.ZodArray<z.ZodType>): Reader {
  const read = readerOf(schema.element);
  return (value) => {
    if (!Array.isArray(value)) return NO;
    let changed: unknown[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const data = read(value[index]);
      if (data === NO) return NO;
      if (data !== value[index]) changed ??= [...value];
      if (changed) changed[index] = data;
    }
    return changed ?? value;
  };
}

interface Field {
  name: string;
  read: Reader;
  missing: "leave" | "fill" | "ask";
}

/**
 * Unknown fields are dropped. A missing one is fine where it is optional, has its default, or is zod's to judge. An object
 * in which nothing is to be changed is the answer itself: making it anew costs more than reading it.
 */
function objectReader(schema: z.ZodObject): Reader {
  const own = zodsOwn(schema);
  if (schema.def.catchall) return own;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]): Field => {
    const missing = isOmittable(field) ? "leave" : field.def.type === "default" ? "fill" : "ask";
    return { name, read: readerOf(field), missing };
  });
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return NO;
    const given = value as Record<string, unknown>;
    const changes: unknown[] = [];
    let present = 0;
    for (const { name, read, missing } of fields) {
      const there = given[name];
      const isThere = there !== undefined || name in given;
      if (!isThere && missing === "leave") continue;
      if (!isThere && missing === "ask") return own(value);
      const data = read(there);
      if (data === NO) return NO;
      if (isThere) present += 1;
      if (data !== there || !isThere) changes.push(name, data);
    }
    const known = present === Object.keys(given).length && isBare(given);
    return changes.length === 0 && known ? given : madeAnew(fields, given, changes);
  };
}

/** Has the object its own fields only, as all of JSON have? */
function isBare(given: object): boolean {
  return Object.getPrototypeOf(given) === Object.prototype;
}

function madeAnew(fields: Field[], given: Record<string, unknown>, changes: unknown[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const { name } of fields) if (name in given) made[name] = given[name];
  for (let index = 0; index < changes.length; index += 2) made[String(changes[index])] = changes[index + 1];
  return made;
}

/** Left out, it stays out: nothing is made in its place. */
function isOmittable({ _zod: { optin, optout } }: z.ZodType): boolean {
  return optin === "optional" && optout === "optional";
}

function optionalReader(schema: z.ZodOptional<z.ZodType>): Reader {
  if (!isOmittable(schema)) return zodsOwn(schema);
  const read = readerOf(schema.def.innerType);
  return (value) => (value === undefined ? undefined : read(value));
}

function nullableReader(schema: z.ZodNullable<z.ZodType>): Reader {
  const read = readerOf(schema.def.innerType);
  return (value) => (value === null ? null : read(value));
}

function defaultReader({ def }: z.ZodDefault<z.ZodType>): Reader {
  const read = readerOf(def.innerType);
  return (value) => {
    const data = value === undefined ? undefined : read(value);
    return data === undefined ? def.defaultValue : data;
  };
}

/** The first that takes it, as with zod. */
function unionReader(schema: z.ZodUnion<z.ZodType[]>): Reader {
  if (schema.def.inclusive === false) return zodsOwn(schema);
  const options = schema.def.options.map((option) => readerOf(option));
  return (value) => {
    for (const read of options) {
      const data = read(value);
      if (data !== NO) return data;
    }
    return NO;
  };
}

/** A transform with one parameter is called directly; one with two may report problems, so zod calls it. */
function transformReader(schema: z.ZodTransform): Reader {
  const make = schema.def.transform as Reader;
  return make.length > 1 ? zodsOwn(schema) : (value) => make(value);
}

function pipeReader(schema: z.ZodPipe<z.ZodType, z.ZodType>): Reader {
  if (schema instanceof z.ZodCodec) return zodsOwn(schema);
  const [before, after] = [readerOf(schema.def.in), readerOf(schema.def.out)];
  return (value) => {
    const data = before(value);
    return data === NO ? NO : after(data);
  };
}
