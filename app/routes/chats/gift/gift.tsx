import { redirect } from "react-router";
import { currentUser } from "../../../contract/account/session.ts";
import { listMessages, sendMessage } from "../../../contract/conversations.ts";
import { cardView } from "../../../page-parts/member-card/card-view.ts";
import { KeepTypedFields } from "../../../page-parts/keep-typed-fields.tsx";
import { TypedKept } from "../../../page-parts/typed-kept.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { leastMoney } from "../../../page-parts/words/price-words.server.ts";
import { apiOf, localeOf, mintKey, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/gift.ts";
import { giftForm } from "./gift.form.ts";
import { GiftField } from "./gift-field.tsx";

export const handle = { title: "gifts:title", quiet: true } satisfies PageHandle;

/** Spec §3 (gift_credits), §6: a gift is given by who is signed in, to whom they may write to. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const settings = settingsOf(context);
  const api = apiOf(context);
  const [{ profile }, { user }] = await Promise.all([
    api.callOrThrow(listMessages, { with: params.id, limit: 1 }),
    api.callOrThrow(currentUser),
  ]);
  const { country } = user.profile;
  const price = settings.gift_credits;
  return {
    person: cardView(profile, {
      prefix: settings.cdn_prefix,
      locale: localeOf(context),
      home: country,
      t: textsOf(context),
    }),
    deleted: profile.deleted,
    price,
    money: leastMoney(context, { credits: price, country }),
    credits: user.credits,
    key: mintKey(),
    typed: await typedReply(url, context),
    constraint: constraintsOf(giftForm(settings.message_length)),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: giftForm(settingsOf(context).message_length), context });
  if (!form.ok) return form.reject();
  const sent = await apiOf(context).call(sendMessage, { ...form.value, to: params.id });
  if (sent.ok) throw redirect(`/members/${encodeURIComponent(params.id)}/chat#newest`);
  return form.refuse(sent.problem, { fields: { message_too_long: "text" } });
}

/** Twenty-four drawings to choose one of, and words with it for who wants to. */
export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  const { person, deleted, price, money, credits, typed } = loaderData;
  const { t } = useTranslation(["gifts", "chats", "login"]);
  const name = useMemberName({ ...person, deleted });
  const cost = money ? t("gifts:cost_money", { count: price, money }) : t("gifts:cost", { count: price });
  return (
    <Page
      title={t("gifts:give", { name })}
      lead={t("gifts:lead")}
      back={<a href={`/members/${person.id}/chat#newest`}>{t("gifts:back", { name })}</a>}
    >
      {typed && !actionData && <TypedKept />}
      <Card>
        <ServerForm
          constraint={loaderData.constraint}
          reply={actionData?.form ?? typed}
          errorTitle={t("login:errors_title")}
          labels={{ gift: t("gifts:which"), text: t("gifts:words") }}
        >
          <KeepTypedFields />
          <Hidden name="client_id" value={loaderData.key} />
          <GiftField />
          <TextField name="text" lines={3} autoComplete="off" />
          <Actions>
            <Button icon="gift">
              {t("gifts:send")} {price > 0 && <small>{cost}</small>}
            </Button>
          </Actions>
          {price > 0 && (
            <p>
              {t("chats:balance", { count: credits })}{" "}
              {credits < price && <a href={`/credits?for=${person.id}`}>{t("chats:buy_credits")}</a>}
            </p>
          )}
        </ServerForm>
      </Card>
    </Page>
  );
}
