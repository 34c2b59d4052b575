import { data, redirect } from "react-router";
import { statusOf } from "../../../api/problem.server.ts";
import { deleteChat, restoreChat } from "../../../contract/conversations/conversations.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { removeForm } from "./remove.form.ts";

/** Where the page says that a conversation was removed, and offers to undo it. */
const REMOVED = "removed";

/**
 * Removes a conversation, or brings it back (decision 0203). Spec §4: where that fails, the list says so and is shown anew, and
 * what can be undone still can.
 */
export async function removeOrRestore({ request, context }: { request: Request; context: Context }) {
  const form = await readForm({ request, schema: removeForm, context });
  if (!form.ok) return form.reject();
  const api = apiOf(context);
  const given = form.value;
  const isRemoval = "id" in given;
  const done = isRemoval
    ? await api.call(deleteChat, { conversation: given.id })
    : await api.call(restoreChat, { conversation: given.restore });
  if (done.ok) {
    if (isRemoval) tellRemoved(context, (done.value as Undoable)?.undo_until && given.id);
    else flash(context, { tone: "success", at: REMOVED, text: textsOf(context)("chat-list:restored") });
    throw redirect("/chats");
  }
  if (done.problem.error === "authentication_required") return form.refuse(done.problem);
  const failed = isRemoval ? "remove" : done.problem.error === "not_found" ? "late" : "restore";
  if (failed === "restore") tellRemoved(context, "restore" in given ? given.restore : undefined);
  return data({ failed } as const, { status: statusOf(done.problem) });
}

/** A PHP API may answer anything. */
type Undoable = { undo_until?: string } | null | undefined;

function tellRemoved(context: Context, undoable: string | undefined): void {
  const t = textsOf(context);
  const undo = undoable && { action: "/chats", name: "restore", value: undoable, label: t("chat-list:undo") };
  flash(context, { tone: "success", at: REMOVED, text: t("chat-list:removed"), ...(undo && { undo }) });
}
