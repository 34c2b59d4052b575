import { redirect } from "react-router";
import {
  decideTestPayment,
  getTestPayment,
  testDecisions,
  type TestDecision,
  type testPayment,
} from "../../contract/development.ts";
import { z } from "../../contract/zod.ts";
import { formatMoney } from "../../domain/locale/format.ts";
import { apiOf, localeOf, originOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/payment.ts";
import { sameHostPath } from "./same-host-path.ts";

export const handle = { hydrate: false, title: "dev:payment.title" } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

const decisionForm = z.object({ decision: z.enum(testDecisions, "choose_one") });

/** What can become of a payment, by how it stands; the first one is the usual end. */
const buttons: Record<z.output<typeof testPayment>["status"], readonly TestDecision[]> = {
  open: ["pay", "fail", "cancel", "expire", "leave_open"],
  failed: ["pay_late"],
  cancelled: [],
  expired: ["pay_late"],
  paid: ["charge_back", "refuse_refunds", "hold_refunds", "finish_refunds", "fail_refunds"],
  charged_back: ["give_back"],
};

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { payment } = await apiOf(context).callOrThrow(getTestPayment, { id });
  return { payment, locale: localeOf(context) };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm({ request, schema: decisionForm, context });
  if (!form.ok) return form.reject();
  const { payment } = await apiOf(context).callOrThrow(decideTestPayment, { id, decision: form.value.decision });
  return redirect(sameHostPath(payment.return_url, originOf(context)) ?? "/credits");
}

/** The embedded payment provider's page, where a bank's would be. */
export default function TestPayment({ loaderData: { payment, locale }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("dev");
  const items = [
    { term: t("payment.amount"), detail: formatMoney(payment.amount, locale) },
    { term: t("payment.description"), detail: payment.description },
    { term: t("payment.method"), detail: payment.payment_method },
    { term: t("payment.status"), detail: t(`payment.status_${payment.status}`) },
  ];
  return (
    <Page title={t("payment.title")} lead={t("payment.lead")} width="narrow">
      {payment.status !== "open" && <Banner tone="info">{t("payment.settled")}</Banner>}
      <Card padding="large">
        <Facts items={items} />
        <ServerForm reply={actionData?.form}>
          {buttons[payment.status].map((decision, at) => (
            <Button key={decision} name="decision" value={decision} tone={at === 0 ? "primary" : "secondary"} wide>
              {t(`payment.${decision}`)}
            </Button>
          ))}
        </ServerForm>
      </Card>
    </Page>
  );
}
