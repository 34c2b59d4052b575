import type { Problem } from "../../contract/problems.ts";

/** Whose link of a mail it is, and its secret. */
export interface MailLink {
  id: string;
  token: string;
}

/** What a followed link brought along; undefined when it cannot be one of ours. */
export function mailLinkOf({ searchParams }: URL): MailLink | undefined {
  const [id, token] = [searchParams.get("id"), searchParams.get("token")];
  return id && token && id.length <= 64 && token.length <= 128 ? { id, token } : undefined;
}

/** Used, old or forged; what is no id at all the API calls `invalid_input`. */
export function isDeadLink({ error, fields }: Problem): boolean {
  return error === "link_invalid" || (error === "invalid_input" && !hasField(fields, "password"));
}

function hasField(fields: unknown, name: string): boolean {
  return typeof fields === "object" && fields !== null && name in fields;
}
