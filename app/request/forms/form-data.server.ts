import { LARGEST_BODY } from "../../contract/endpoint.ts";
import type { Result } from "../../domain/result.ts";

const MAX_FIELDS = 60;

/**
 * Letters, digits, `-` and `_`, in one part or in two with a dot between them. To conform, brackets and a leading `_` mean
 * something, and each further part is another object.
 */
const NAME = /^[a-z][\w-]{0,39}(\.[a-z][\w-]{0,39})?$/i;

/**
 * The fields of a posted form: each once, as text. Whoever decides by a form before its route does reads it by this, so
 * that both see the same fields. The web Worker has the whole body by then (workers/read-body.ts).
 */
export async function readFormData(request: Request): Promise<Result<FormData>> {
  const bytes = await request.arrayBuffer().catch(() => undefined);
  if (bytes?.byteLength === 0) return { ok: true, value: new FormData() };
  if (bytes && bytes.byteLength > LARGEST_BODY) return { ok: false, problem: { error: "form_too_large" } };
  const type = request.headers.get("Content-Type") ?? "";
  const fields = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => undefined);
  return fields && isOurs(fields) ? { ok: true, value: fields } : { ok: false, problem: { error: "form_unreadable" } };
}

function isOurs(fields: FormData): boolean {
  const entries = [...fields];
  const names = new Set(entries.map(([name]) => name));
  if (entries.length > MAX_FIELDS || names.size < entries.length) return false;
  return entries.every(([name, value]) => typeof value === "string" && isFieldName(name));
}

/** No part is what every object has: `constructor`, `toString`. */
function isFieldName(name: string): boolean {
  return NAME.test(name) && !name.split(".").some((part) => part in Object.prototype);
}
