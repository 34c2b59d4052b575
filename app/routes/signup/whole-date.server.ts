import { joinDate } from "../../domain/date-parts.ts";

/** The same form with its three fields of the date of birth as one; a form that has none of them stays as it is. */
export async function withWholeDate(request: Request): Promise<Request> {
  const sent = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const parts = sent && partsIn(sent);
  if (!parts) return request;
  const fields = new URLSearchParams();
  // A text field is never a file here; what is one is refused where the form is read.
  for (const [name, value] of sent) {
    if (typeof value !== "string") return request;
    if (!name.startsWith("date_of_birth")) fields.append(name, value);
  }
  fields.set("date_of_birth", joinDate(parts));
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, body: fields, signal: request.signal });
}

function partsIn(sent: FormData) {
  const [day, month, year] = ["day", "month", "year"].map((part) => sent.get(`date_of_birth.${part}`));
  if (typeof day !== "string" || typeof month !== "string" || typeof year !== "string") return undefined;
  return { day, month, year };
}
