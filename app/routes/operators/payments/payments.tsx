import { data } from "react-router";
import { listOperatorPayments, paymentFilters } from "../../../contract/operators/money/operator-payments.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MEMBERS } from "../members/member-path.ts";
import { MoneyPages } from "../money-pages.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import type { Route } from "./+types/payments.ts";
import { filterForm } from "./payments.form.ts";
import { paymentPath, PAYMENTS } from "./payment-path.ts";
import { statusWords } from "./payment-status.ts";

export const handle = { title: "operators:payments.title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readQuery(url.searchParams, filterForm, context);
  const form = { constraint: constraintsOf(filterForm), filters: paymentFilters };
  // What nobody can mean finds nothing, rather than everything.
  if (asked.status !== "success") {
    const nothing = { filter: {} as Record<string, string>, isFirst: false, next: null, payments: [] };
    return data({ ...form, ...nothing, reply: asked.reply() }, { status: 422 });
  }
  const wanted = asked.value;
  const { payments, next } = await apiOf(context).callOrThrow(listOperatorPayments, wanted);
  const locale = localeOf(context);
  const { before, ...filter } = wanted;
  return {
    ...form,
    reply: undefined,
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<string, string>,
    isFirst: before === undefined,
    next,
    payments: payments.map(({ number, amount, created_at, status, credits, payment_method, paid_twice: twice }) => ({
      number,
      status,
      credits,
      payment_method,
      amount: formatMoney(amount, locale),
      begun: formatMoment(created_at, locale),
      twice: twice && status === "charged_back" ? formatMoney(twice, locale) : null,
    })),
  };
}

/** All payments that reached the provider, the latest first (decision 0232). Each look is written down. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  const { filter, isFirst, next, payments, constraint, filters, reply } = loaderData;
  const { t } = useTranslation("operators");
  const isFiltered = Object.keys(filter).length > 0;
  const page = filter["state"] === "dispute_open" ? "disputes" : "payments";
  return (
    <Page title={t(`${page}.title`)} lead={t(`${page}.lead`)}>
      <MoneyPages current={page} />
      <Filters filter={filter} constraint={constraint} filters={filters} reply={reply} />
      {payments.length === 0 ? (
        <EmptyState
          icon="wallet"
          title={t(
            page === "disputes" ? "disputes.none" : isFiltered || reply ? "payments.none_found" : "payments.none",
          )}
        />
      ) : (
        <Card>
          <List payments={payments} />
        </Card>
      )}
      <Actions>
        {next !== null && (
          <ButtonLink href={`?${new URLSearchParams({ ...filter, before: String(next) })}`} tone="secondary">
            {t("payments.earlier")}
          </ButtonLink>
        )}
        {(isFiltered || !isFirst) && (
          <ButtonLink href={PAYMENTS} tone="secondary">
            {t("payments.all")}
          </ButtonLink>
        )}
      </Actions>
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Filters({ filter, constraint, filters, reply }: Pick<Loaded, "filter" | "constraint" | "filters" | "reply">) {
  const { t } = useTranslation(["operators", "credits", "login"]);
  const states = filters.map((value) => ({
    value,
    label:
      value === "disputed" || value === "dispute_open" || value === "left_open"
        ? t(`operators:payments.${value}`)
        : statusWords(value, t),
  }));
  return (
    <ServerForm
      method="get"
      action={PAYMENTS}
      constraint={constraint}
      reply={reply}
      errorTitle={t("login:errors_title")}
      labels={{
        find: t("operators:payments.find"),
        state: t("operators:payments.state"),
        day: t("operators:payments.day"),
      }}
    >
      <TextField
        name="find"
        defaultValue={filter["find"]}
        hint={
          <>
            {t("operators:payments.find_hint")} <a href={MEMBERS}>{t("operators:payments.find_member")}</a>
          </>
        }
      />
      <SelectField
        name="state"
        defaultValue={filter["state"] ?? ""}
        options={[{ value: "", label: t("operators:payments.any_state") }, ...states]}
      />
      <TextField name="day" type="date" defaultValue={filter["day"]} />
      <Button tone="secondary">{t("operators:payments.show")}</Button>
    </ServerForm>
  );
}

function List({ payments }: Pick<Loaded, "payments">) {
  const { t } = useTranslation(["operators", "credits"]);
  return (
    <ul className={styles.list} aria-label={t("operators:payments.title")}>
      {payments.map(({ number, amount, credits, status, payment_method, begun, twice }) => (
        <Row
          key={number}
          what={`${amount}, ${t("credits:amount", { count: credits })}`}
          href={paymentPath(number)}
          details={[statusWords(status, t), begun, t(`credits:methods.${payment_method}`)]}
        >
          {twice !== null && (
            <p className={styles.sign}>
              <Icon name="alert" />
              {t("operators:payments.twice", { sum: twice })}
            </p>
          )}
        </Row>
      ))}
    </ul>
  );
}
