import { redirect } from "react-router";
import { deleteAccount } from "../../contract/account/deletion.ts";
import { rememberDeletedAccount } from "../../request/visitor/deleted-account.server.ts";
import { apiOf, sessionOf, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { CLEAR_STORAGE } from "../../request/headers/clear-site-data.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/delete.ts";
import { Consequences } from "./consequences.tsx";
import { deleteForm } from "./delete.form.ts";
import { LastStep } from "./last-step.tsx";

export const handle = {
  title: "deletion:title",
  quiet: true,
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  deletion: ["title", "lead", "what", "credits", "ways", "go_on", "keep", "confirm", "reasons"],
  account: ["overview"],
};

/** Two steps: what it means, then the form. Each has an address of its own, so that "back" does what it says. */
export function loader({ url, context }: Route.LoaderArgs) {
  return {
    texts: textsInData(context, TEXTS),
    lastStep: url.searchParams.get("step") === "last",
    constraint: constraintsOf(deleteForm),
  };
}

/** Deletes the account and signs out; what comes next is told on a page for visitors. Spec §4. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: deleteForm, context });
  if (!form.ok) return form.reject();
  const deleted = await apiOf(context).call(deleteAccount, form.value);
  if (!deleted.ok) {
    const texts = { password_wrong: textsOf(context)("deletion:confirm.password_wrong") };
    return form.refuse(deleted.problem, { fields: { too_many_attempts: "password" }, texts });
  }
  sessionOf(context).end();
  rememberDeletedAccount(context, deleted.value.erased_at);
  throw redirect("/account-deleted", { status: 303, headers: CLEAR_STORAGE });
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { lastStep, constraint } = loaderData;
  if (!lastStep && !actionData) return <Consequences />;
  return <LastStep constraint={constraint} answer={actionData} />;
}
