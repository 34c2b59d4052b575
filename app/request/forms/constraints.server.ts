import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "../../contract/zod.ts";
import type { Constraint, Constraints } from "../../domain/form.ts";

const made = new WeakMap<z.ZodType, Constraints>();

/**
 * The constraints of each field of a form, from its schema: data, so that no browser loads zod for them. A schema may add
 * `min` and `max` of a date as its `meta`.
 */
export function constraintsOf(schema: z.ZodType): Constraints {
  const known = made.get(schema);
  if (known) return known;
  const read = readConstraints(schema);
  made.set(schema, read);
  return read;
}

/** conform says what is required; since zod 4.6 it finds no limits, so they come from zod's own JSON Schema (0155). */
function readConstraints(schema: z.ZodType): Constraints {
  const named = getZodConstraint(schema);
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const all = Object.keys(named).map((name): [string, Constraint] => [
    name,
    { ...(named[name]?.required && { required: true }), ...limitsIn(properties[name]) },
  ]);
  return Object.fromEntries(all.filter(([, constraint]) => Object.keys(constraint).length > 0));
}

/** A pattern that belongs to a format is for values that we make, such as keys: nobody types them. */
function limitsIn(field: z.core.JSONSchema._JSONSchema | undefined): Constraint {
  if (typeof field !== "object") return {};
  const { minLength = 0, maxLength, minimum, maximum, format, pattern } = field;
  const { min = minimum, max = maximum } = field as Constraint;
  return {
    ...(minLength > 1 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(pattern && !format && { pattern: asAttribute(pattern) }),
  };
}

/** Browsers read a pattern with the flag `v`, where a hyphen at the end of a class is a mistake, and leave a mistaken one out. */
function asAttribute(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)-\]/g, String.raw`\-]`);
}
