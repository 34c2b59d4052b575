import type { z } from "../../contract/zod.ts";
import { type Context, textsOf } from "../context.server.ts";
import { parseFields } from "./form.server.ts";

/**
 * The fields of a form that stands in an address (`method="get"`), by its schema. An address may hold anything: only the
 * schema's names are read, without the space around their values.
 */
export function readQuery<Schema extends z.ZodObject>(params: URLSearchParams, schema: Schema, context: Context) {
  const known = Object.keys(schema.shape).flatMap((name) => params.getAll(name).map((value) => [name, value.trim()]));
  return parseFields(new URLSearchParams(known), schema, textsOf(context));
}
