import { LARGEST_BODY } from "../../contract/endpoint.ts";

const MAX_FIELDS = 60;

/**
 * The fields of a posted form as text; the first of a name counts, files do not. Undefined: it is no form of ours. Whoever
 * decides by a form before its route does reads it by this, so that both see the same fields. The web Worker has the whole
 * body by then (workers/read-body.ts).
 */
export async function formFields(request: Request): Promise<Record<string, string> | undefined> {
  const bytes = await request.arrayBuffer().catch(() => undefined);
  if (!bytes || bytes.byteLength > LARGEST_BODY) return undefined;
  const type = request.headers.get("Content-Type") ?? "";
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => undefined);
  const entries = [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  if (!form || entries.length > MAX_FIELDS) return undefined;
  return Object.fromEntries(entries.reverse());
}
