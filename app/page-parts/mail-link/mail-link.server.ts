import { data } from "react-router";
import type { Answer } from "../../api/reply.server.ts";
import { checkMailLink, type MailLinkPurpose } from "../../contract/account/access.ts";
import { problemStatus, type Problem } from "../../contract/problems.ts";
import { mailLink } from "../../contract/scalars.ts";
import type { z } from "../../contract/zod.ts";
import { apiOf, type Context } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { noFields } from "../../request/forms/no-fields.ts";

/** Whose link of a mail it is, and its secret. */
type MailLink = z.output<typeof mailLink>;

/** What a followed link brought along; undefined when it cannot be one of ours. */
export function mailLinkOf({ searchParams }: URL): MailLink | undefined {
  return mailLink.safeParse({ id: searchParams.get("id"), token: searchParams.get("token") }).data;
}

/** Used, old or forged; what is no id at all the API calls `invalid_input`. */
export function isInvalidLink({ error, fields }: Problem): boolean {
  return error === "link_invalid" || (error === "invalid_input" && !hasField(fields, "password"));
}

function hasField(fields: unknown, name: string): boolean {
  return typeof fields === "object" && fields !== null && name in fields;
}

/**
 * What a page shows that asks for one press: whether there is anything left to do, or `invalid`. Following the link
 * changes nothing yet: mail programs do that too. Where the API does not have the call, only the press tells.
 */
export async function loadMailLink({ url, context }: { url: URL; context: Context }, purpose: MailLinkPurpose) {
  const link = mailLinkOf(url);
  const answer = link && (await apiOf(context).call(checkMailLink, { ...link, purpose }));
  if (!answer || (!answer.ok && isInvalidLink(answer.problem)))
    return data({ state: "invalid" as const }, { status: problemStatus.link_invalid });
  return data({ state: answer.ok ? answer.value.state : ("open" as const) });
}

/** The press: makes the call that the link is for. `refused` is the action's answer when it did not work. */
export async function redeemMailLink<Value>(
  { request, url, context }: { request: Request; url: URL; context: Context },
  call: (link: MailLink) => Promise<Answer<Value>>,
) {
  const form = await readForm({ request, schema: noFields, context });
  if (!form.ok) return { ok: false as const, refused: form.reject() };
  const link = mailLinkOf(url);
  const answer = link && (await call(link));
  if (answer?.ok) return { ok: true as const, value: answer.value };
  const invalid = !answer || isInvalidLink(answer.problem);
  const refused = invalid
    ? data({ invalid, form: undefined }, { status: problemStatus.link_invalid })
    : form.refuse(answer.problem);
  return { ok: false as const, refused };
}
