import type { z } from "../../contract/zod.ts";
import { type Context, textsOf } from "../context.server.ts";
import { parseFields } from "./form.server.ts";

type Read<Schema extends z.ZodObject> = ReturnType<typeof parseFields<Schema>>;

/** Of an address without fields, by schema: most visits of a search. Only what is right, which is so in every language. */
const unfilled = new WeakMap<z.ZodObject, unknown>();

/**
 * The fields of a form that stands in an address (`method="get"`), by its schema. An address may hold anything: only the
 * schema's names are read, without the space around their values.
 */
export function readQuery<Schema extends z.ZodObject>(
  params: URLSearchParams,
  schema: Schema,
  context: Context,
): Read<Schema> {
  const known = Object.keys(schema.shape).flatMap((name) => params.getAll(name).map((value) => [name, value.trim()]));
  const read = () => parseFields(new URLSearchParams(known), schema, textsOf(context));
  if (known.length > 0) return read();
  const submission = (unfilled.get(schema) as Read<Schema> | undefined) ?? read();
  if (submission.status === "success") unfilled.set(schema, submission);
  return submission;
}
