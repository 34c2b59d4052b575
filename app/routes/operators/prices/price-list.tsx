import { redirect } from "react-router";
import { inspectPrices, withdrawPrices } from "../../../contract/operators/money/operator-prices.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { apiOf, flash, localeOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/price-list.ts";
import { pricesPath } from "./price-path.ts";
import { methodNames } from "./method-names.ts";
import { priceListView } from "./price-view.ts";
import { withdrawForm } from "./prices.form.ts";

export const handle = { title: "operators:prices.list" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const { country, lists } = await apiOf(context).callOrThrow(inspectPrices, { country: params.country });
  const list = lists.find(({ number }) => String(number) === params.number);
  if (!list) throw failure({ error: "not_found" });
  const name = formatCountry(country, locale);
  return { country, name, list: priceListView(list, locale), constraint: constraintsOf(withdrawForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: withdrawForm, context });
  if (!form.ok) return form.reject();
  const t = textsOf(context);
  const number = Number(params.number);
  const done = await apiOf(context).call(withdrawPrices, { number, why: form.value.why });
  if (!done.ok) return form.refuse(done.problem, { texts: { too_late: t("operators:prices.too_late") } });
  flash(context, { tone: "success", text: t("operators:prices.withdrawn_done") });
  return redirect(pricesPath(params.country), 303);
}

/** One price list, who made it and why; while it has not begun it can be withdrawn. */
export default function PriceList({ loaderData, actionData }: Route.ComponentProps) {
  const { country, name, list, constraint } = loaderData;
  const { t } = useTranslation(["operators", "credits", "login"]);
  const { withdrawn } = list;
  return (
    <Page title={t("operators:prices.list")} back={<a href={pricesPath(country)}>{name}</a>} width="narrow">
      <Card as="section">
        <Facts
          items={[
            { term: t("operators:prices.state"), detail: t(`operators:prices.states.${list.state}`) },
            { term: t("operators:prices.begins"), detail: list.from },
            { term: t("operators:prices.bundles"), detail: list.prices },
            { term: t("operators:prices.vat"), detail: t("operators:prices.percent", { rate: list.vat }) },
            {
              term: t("operators:prices.methods"),
              detail: methodNames(list.methods, t) || t("operators:prices.no_methods"),
            },
            { term: t("operators:prices.made_by"), detail: `${list.operator}, ${list.made}` },
            { term: t("operators:prices.why"), detail: list.why },
            ...(withdrawn
              ? [
                  { term: t("operators:prices.withdrawn_by"), detail: `${withdrawn.operator}, ${withdrawn.at}` },
                  { term: t("operators:prices.withdrawn_why"), detail: withdrawn.why },
                ]
              : []),
          ]}
        />
      </Card>
      {list.state === "planned" && (
        <ServerForm
          constraint={constraint}
          reply={actionData?.form}
          errorTitle={t("login:errors_title")}
          labels={{ why: t("operators:prices.why") }}
        >
          <h2>{t("operators:prices.withdraw")}</h2>
          <p>{t("operators:prices.withdraw_text")}</p>
          <TextField name="why" lines={2} hint={t("operators:discounts.why_hint")} />
          <Button tone="danger">{t("operators:prices.withdraw")}</Button>
        </ServerForm>
      )}
    </Page>
  );
}
