import { redirect } from "react-router";
import { sendMessage } from "../../../contract/conversations.ts";
import { KeepTypedFields } from "../../../page-parts/keep-typed-fields.tsx";
import { TypedKept } from "../../../page-parts/typed-kept.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { FictionalWarning } from "../../../page-parts/fictional/fictional-warning.tsx";
import { apiOf, mintKey, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
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
    ...(await addressee(context, { id: params.id, price })),
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
  const { person, deleted, closed } = loaderData;
  const { t } = useTranslation("gifts");
  const name = useMemberName({ ...person, deleted });
  return (
    <Page
      title={t("give", { name })}
      lead={t("lead")}
      back={<a href={`/members/${person.id}/chat#newest`}>{t("back", { name })}</a>}
    >
      {person.fictional && <FictionalWarning />}
      {closed && !actionData ? (
        <Card>
          <p>{closed.text}</p>
          {closed.way && <ButtonLink {...closed.way} />}
        </Card>
      ) : (
        <GiftForm data={loaderData} answer={actionData} />
      )}
    </Page>
  );
}

interface GiftFormProps {
  data: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
}

function GiftForm({ data, answer }: GiftFormProps) {
  const { person, price, money, credits, typed, note } = data;
  const { t } = useTranslation(["gifts", "chats", "login"]);
  const cost = money ? t("gifts:cost_money", { count: price, money }) : t("gifts:cost", { count: price });
  return (
    <>
      {typed && !answer && <TypedKept />}
      <Card>
        <ServerForm
          constraint={data.constraint}
          reply={answer?.form ?? typed}
          errorTitle={t("login:errors_title")}
          labels={{ gift: t("gifts:which"), text: t("gifts:words") }}
        >
          <KeepTypedFields />
          <Hidden name="client_id" value={data.key} />
          {price > 0 && (
            <p>
              {t("chats:balance", { count: credits })}{" "}
              {credits < price && <a href={`/credits?for=${person.id}`}>{t("chats:buy_credits")}</a>}
            </p>
          )}
          <GiftField />
          <TextField name="text" lines={3} autoComplete="off" />
          <Actions>
            <Button icon="gift">
              {t("gifts:send")} {price > 0 && <small>{cost}</small>}
            </Button>
          </Actions>
          {note && <p>{note}</p>}
        </ServerForm>
      </Card>
    </>
  );
}
