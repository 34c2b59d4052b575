import { type DateParts, joinDate, yearOfBirth } from "../../domain/date-parts.ts";
import { readFormData } from "../../request/forms/form-data.server.ts";

/** The fields of the form that are one answer. */
const PARTS = { day: "date_of_birth.day", month: "date_of_birth.month", year: "date_of_birth.year" } as const;
const names: readonly string[] = Object.values(PARTS);

/**
 * The same form with its three fields of the date of birth as one. A form that has none of them stays as it is, and so does one that cannot be
 * read: it is refused where it is read next. `now`: ISO 8601.
 */
export async function withWholeDate(request: Request, now: string): Promise<Request> {
  const sent = await readFormData(request.clone());
  const parts = sent.ok && partsIn(sent.value);
  if (!parts) return request;
  const others = [...sent.value].filter(([name]) => !names.includes(name));
  const fields = new URLSearchParams(others.map(([name, value]) => [name, String(value)]));
  fields.set("date_of_birth", joinDate({ ...parts, year: yearOfBirth(parts.year, now) }));
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, body: fields, signal: request.signal });
}

function partsIn(sent: FormData): DateParts | undefined {
  const [day, month, year] = [PARTS.day, PARTS.month, PARTS.year].map((name) => sent.get(name));
  if (typeof day !== "string" || typeof month !== "string" || typeof year !== "string") return undefined;
  return { day, month, year };
}
