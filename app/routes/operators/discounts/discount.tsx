import { redirect } from "react-router";
import { inspectDiscount, stopDiscount } from "../../../contract/operators/money/operator-discounts.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { apiOf, flash, localeOf, originOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/discount.ts";
import { stopDiscountForm } from "./discount.form.ts";
import { DISCOUNTS, discountPath } from "./discount-path.ts";
import { discountView } from "./discount-view.ts";

export const handle = { title: "operators:discounts.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { discountcode } = await apiOf(context).callOrThrow(inspectDiscount, { code: params.code });
  const locale = localeOf(context);
  return {
    one: discountView(discountcode, locale),
    link: `${originOf(context)}/credits?code=${encodeURIComponent(discountcode.code)}`,
    history: discountcode.history.map((change) => ({ ...change, at: formatMoment(change.at, locale) })),
    constraint: constraintsOf(stopDiscountForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: stopDiscountForm, context });
  if (!form.ok) return form.reject();
  const stopped = await apiOf(context).call(stopDiscount, { code: params.code, why: form.value.why });
  if (!stopped.ok) return form.refuse(stopped.problem);
  flash(context, {
    tone: "success",
    text: textsOf(context)("operators:discounts.stopped_done", { code: params.code }),
  });
  return redirect(discountPath(params.code), 303);
}

/** One code: what it gives to whom, what was done with it, and the form that stops it. */
export default function Discount({ loaderData, actionData }: Route.ComponentProps) {
  const { one, constraint } = loaderData;
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page title={one.code} back={<a href={DISCOUNTS}>{t("operators:discounts.title")}</a>} width="narrow">
      <Rules {...loaderData} />
      <History {...loaderData} />
      {one.state !== "stopped" && (
        <ServerForm
          constraint={constraint}
          reply={actionData?.form}
          errorTitle={t("login:errors_title")}
          labels={{ why: t("operators:discounts.why") }}
        >
          <h2>{t("operators:discounts.stop")}</h2>
          <p>{t("operators:discounts.stop_text")}</p>
          <TextField name="why" lines={2} hint={t("operators:discounts.why_hint")} />
          <Button tone="danger">{t("operators:discounts.stop")}</Button>
        </ServerForm>
      )}
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Rules({ one, link }: Pick<Loaded, "one" | "link">) {
  const { t } = useTranslation(["operators", "credits"]);
  const all = t("operators:discounts.all");
  const { uses, most } = one;
  const methods = one.methods.map((method) => t(`credits:methods.${method}` as "credits:methods.ideal")).join(", ");
  return (
    <Card as="section">
      <Facts
        items={[
          { term: t("operators:discounts.state"), detail: t(`operators:discounts.states.${one.state}`) },
          { term: t("operators:discounts.percent"), detail: `${one.percent} %` },
          {
            term: t("operators:discounts.used"),
            detail:
              most === undefined
                ? t("operators:discounts.uses", { count: uses })
                : t("operators:discounts.uses_of", { uses, most }),
          },
          { term: t("operators:discounts.validity"), detail: t(`operators:discounts.validities.${one.validity}`) },
          { term: t("operators:discounts.ends"), detail: one.until ?? t("operators:discounts.no_end") },
          { term: t("operators:discounts.country"), detail: one.country ?? all },
          { term: t("operators:discounts.user_id"), detail: one.member ?? all },
          { term: t("operators:discounts.currency"), detail: one.currency ?? all },
          { term: t("operators:discounts.minimum_shown"), detail: one.minimum ?? "–" },
          { term: t("operators:discounts.methods"), detail: methods || all },
          { term: t("operators:discounts.link"), detail: link },
        ]}
      />
    </Card>
  );
}

function History({ history }: Pick<Loaded, "history">) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("discounts.history")}</h2>
      <ul className={styles.list}>
        {history.map(({ action: act, at, operator, why }) => (
          <li key={act} className={styles.row}>
            <p className={styles.what}>{t(`discounts.${act}_by`, { operator })}</p>
            <p className={styles.details}>
              {at} · {why}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
