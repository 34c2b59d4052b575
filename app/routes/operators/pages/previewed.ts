import type { FormReply } from "../../../ui/form/form-fields.ts";

/** Does this answer show what visitors would read? Not while the text itself is wrong, nor when its writer goes back to it. */
export function isPreviewed({ initialValue, error }: FormReply): boolean {
  if (initialValue?.["step"] === "change") return false;
  return !["title", "description", "markdown"].some((name) => error?.[name]);
}
