import { data } from "react-router";
import { statusOf } from "../../api/problem.server.ts";
import type { uploadMessagePhoto } from "../../contract/conversations/message-photos.ts";
import type { uploadPhoto } from "../../contract/people/photos.ts";
import type { Problem } from "../../contract/problems.ts";
import { isOtherMember, PAGE_MEMBER_PARAMETER } from "../../domain/auth/page-member.ts";
import type { FormError } from "../../domain/form.ts";
import { apiOf, type Context, sessionOf, textsOf } from "../../request/context.server.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { signInAgain } from "../../request/session/sign-in-again.server.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";

interface UploadArgs {
  request: Request;
  url: URL;
  context: Context;
}

/** Is it the form with a file? Its body is not read here, but passed on. */
export function isUploadForm(request: Request): boolean {
  return (request.headers.get("Content-Type") ?? "").startsWith("multipart/form-data");
}

/**
 * Passes the form's file on to the API while it comes in. Its key, and whose page it is, stand in the address. Undefined once it is
 * stored; else the same page with the reason.
 */
export async function takeUpload(to: typeof uploadPhoto | typeof uploadMessagePhoto, args: UploadArgs) {
  const { request, url, context } = args;
  const page = url.searchParams.get(PAGE_MEMBER_PARAMETER);
  if (isOtherMember(page, sessionOf(context).member)) return refused({ error: "other_member" }, args);
  const upload = { body: request.body, type: request.headers.get("Content-Type") ?? "" };
  const taken = await apiOf(context).upload(to, { key: url.searchParams.get("key") ?? "" }, upload);
  return taken.ok ? undefined : refused(taken.problem, args);
}

/** Of the file itself; all else is about the form as a whole. */
const OF_FILE = /^photo_(?!limit)/;

/** A file cannot be kept in a form. */
function refused(problem: Problem, { url, context }: UploadArgs) {
  if (problem.error === "authentication_required") throw signInAgain(sessionOf(context), url.pathname);
  const error: FormError = { text: problemText(problem, textsOf(context)), summary: "text" };
  const form: FormReply = { error: { [OF_FILE.test(problem.error) ? "photo" : ""]: error } };
  return data({ form }, { status: statusOf(problem) });
}
