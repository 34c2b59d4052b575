import { supportTopics } from "../../contract/safety/support-topics.ts";
import { AskedAddressField } from "../../page-parts/asked-address-field.tsx";
import { TypedKept } from "../../page-parts/typed-kept.tsx";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { mintKey } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { typedReply } from "../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { sentCase } from "../../request/visitor/sent-case.server.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/support.ts";
import { askedAddress } from "./asked-address.ts";
import { CaseReceived } from "./case-received.tsx";
import { InName } from "./in-name.tsx";
import { senderOf } from "./sender.server.ts";
import { answerSupportForm } from "./support/answer-support.server.ts";
import { AddressFields, QuestionFields } from "./support/support-fields.tsx";
import { memberForm, visitorForm } from "./support/support.form.ts";

export const handle = { hydrate: false, title: "support:title" } satisfies PageHandle;

/** `?topic=`: what the link that led here is about. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [sent, sender] = await Promise.all([sentCase(context, url), senderOf(context)]);
  return {
    sent,
    member: sender && { id: sender.id, name: sender.name, email: sender.email },
    topic: supportTopics.find((one) => one === url.searchParams.get("topic")),
    typed: await typedReply(url, context),
    key: mintKey(),
    constraint: constraintsOf(sender ? memberForm : visitorForm),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSupportForm(request, context);
}

/** Anybody may ask us something, signed in or not; a person answers by mail. */
export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, member, topic, typed, key, constraint } = loaderData;
  const { t } = useTranslation(["support", "login"]);
  if (sent) return <CaseReceived page="support" {...sent} to={member?.email ?? sent.to} isMember={!!member} />;
  const elsewhere = { faq: "/pages/faq", complaints: "/complaints" };
  return (
    <Page title={t("support:title")} lead={t("support:lead")}>
      <p>
        <LinkedText text={t(member ? "support:first_member" : "support:first")} links={elsewhere} />
      </p>
      {typed && <TypedKept />}
      <Card>
        <ServerForm
          constraint={constraint}
          reply={actionData?.form ?? typed}
          errorTitle={t("login:errors_title")}
          labels={{
            topic: t("support:topic"),
            text: t("support:text"),
            payment: t("support:payment"),
            email: t("support:email"),
            name: t("support:name"),
          }}
        >
          <Hidden name="key" value={key} />
          <QuestionFields topic={topic} />
          {member ? <InName page="support" {...member} /> : <AddressFields />}
          <AskedAddressField asked={askedAddress(actionData)} />
          <Actions>
            <Button icon="send">{t("support:send")}</Button>
          </Actions>
        </ServerForm>
      </Card>
      <p>
        <LinkedText text={t("support:contact")} links={{ service: "/pages/service" }} />
      </p>
    </Page>
  );
}
