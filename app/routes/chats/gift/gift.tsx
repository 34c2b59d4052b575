import { redirect } from "react-router";
import { sendMessage } from "../../../contract/conversations/conversations.ts";
import { TypedKept } from "../../../page-parts/typed-kept.tsx";
import { apiOf, mintKey, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { AddresseeForm } from "../addressee-form.tsx";
import { AddresseePage } from "../addressee-page.tsx";
import { addressee } from "../addressee.server.ts";
import type { Route } from "./+types/gift.ts";
import { keepTyped } from "../keep-typed.server.ts";
import { giftForm } from "./gift.form.ts";
import { GiftField } from "./gift-field.tsx";

export const handle = { title: "gifts:title", quiet: true } satisfies PageHandle;

/** Spec §3 (gift_credits), §6: a gift is given by who is signed in, to whom they may write to. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { gift_credits: price, message_length: length } = settingsOf(context);
  return {
    to: await addressee(context, { id: params.id, price, url }),
    key: mintKey(),
    typed: await typedReply(url, context),
    constraint: constraintsOf(giftForm(length)),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const t = textsOf(context);
  const form = await readForm({ request, schema: giftForm(settingsOf(context).message_length), context });
  if (!form.ok) return form.reject();
  const sent = await apiOf(context).call(sendMessage, { ...form.value, to: params.id });
  if (sent.ok) throw redirect(`/members/${encodeURIComponent(params.id)}/chat#newest`);
  await keepTyped(context, { sent: form.typed, path: url.pathname, problem: sent.problem });
  return form.refuse(sent.problem, {
    fields: { message_too_long: "text" },
    renewed: { key_reused: "client_id" },
    texts: { not_enough_credits: t("gifts:too_few"), key_reused: t("chats:sent_before") },
  });
}

/** Twenty-four drawings to choose one of, and words with it for who wants to. */
export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  const { to, key, typed, constraint } = loaderData;
  const { t } = useTranslation("gifts");
  return (
    <AddresseePage to={to} title={t("give", { name: to.name })} lead={t("lead")} answered={actionData !== undefined}>
      {typed && !actionData && <TypedKept />}
      <AddresseeForm
        to={to}
        clientId={key}
        constraint={constraint}
        reply={actionData?.form ?? typed}
        labels={{ gift: t("which"), text: t("words") }}
        button={{ icon: "gift", text: t("send") }}
      >
        {to.cost && <p>{t("price", { cost: to.cost })}</p>}
        <GiftField />
      </AddresseeForm>
    </AddresseePage>
  );
}
