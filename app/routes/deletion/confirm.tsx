import { redirect } from "react-router";
import { deleteAccount } from "../../contract/account/deletion.ts";
import { currentUser } from "../../contract/account/session.ts";
import { offerDeletionDiscount } from "../../contract/money/discounts.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { rememberDeletedAccount } from "../../request/visitor/deleted-account.server.ts";
import { apiOf, type Context, localeOf, sessionOf, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useAnswer } from "../../page-parts/navigation/use-answer.ts";
import { CLEAR_STORAGE } from "../../request/headers/clear-site-data.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/confirm.ts";
import { deleteForm } from "./delete.form.ts";
import { LastStep } from "./last-step.tsx";

export const handle = {
  title: "deletion:title",
  quiet: true,
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  deletion: ["title", "keep", "confirm", "reasons"],
};

/** The second step: a form. Each step has an address of its own, so that "back" does what it says. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    offer: await findOffer(context),
    texts: textsInData(context, TEXTS),
    constraint: constraintsOf(deleteForm),
  };
}

/** What somebody is offered once, below the form and in words; nothing for most, and where it cannot be asked. Decision 0235. */
async function findOffer(context: Context) {
  const api = apiOf(context);
  const [made, own] = await Promise.all([api.call(offerDeletionDiscount), api.call(currentUser)]);
  const offer = made.ok ? made.value.discountcode : null;
  if (!offer?.expires || !own.ok) return undefined;
  const { code, value_percentage: percent } = offer;
  const until = formatMoment(offer.expires, localeOf(context), readersZone(own.value.user));
  const t = textsOf(context);
  return {
    text: t("deletion:offer.text", { code, percent, until }),
    href: `/credits?${new URLSearchParams({ code, leaving: "1" })}`,
    link: t("deletion:offer.link"),
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

export default function ConfirmDeletion({ loaderData: { constraint, offer }, actionData }: Route.ComponentProps) {
  return <LastStep constraint={constraint} offer={offer} {...useAnswer(actionData)} />;
}
