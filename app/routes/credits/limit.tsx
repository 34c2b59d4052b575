import { redirect } from "react-router";
import { currentUser } from "../../contract/account/session.ts";
import { getSpendingLimit, setSpendingLimit } from "../../contract/money/spending-limit.ts";
import { formatCurrency, formatMoment, formatMoney, minorUnits } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import type { Result } from "../../domain/result.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import { apiOf, type Context, flash, localeOf, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { type GoodForm, readForm } from "../../request/forms/form.server.ts";
import { noFields } from "../../request/forms/no-fields.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/limit.ts";
import { limitForm } from "./limit/limit.form.ts";

export const handle = { title: "credits:limit.title", quiet: true } satisfies PageHandle;

/** In the address: no limit any more, or the one of now after all. */
const [NONE, KEEP] = ["none", "keep"];
const HERE = "/spending-limit";

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [own, { user }] = await Promise.all([api.callOrThrow(getSpendingLimit), api.callOrThrow(currentUser)]);
  const { limit, next, spent, open, left, until } = own;
  const locale = localeOf(context);
  const when = (at: string) => formatMoment(at, locale, readersZone(user));
  return {
    limit: limit && formatMoney(limit, locale),
    whole: limit?.currency === spent.currency ? String(Math.floor(limit.amount / minorUnits(limit.currency))) : "",
    next: next && { at: when(next.at), limit: next.limit && formatMoney(next.limit, locale) },
    paid: formatMoney({ ...spent, amount: spent.amount - (open?.amount.amount ?? 0) }, locale),
    open: open && open.orders > 0 ? { orders: open.orders, amount: formatMoney(open.amount, locale) } : undefined,
    left: left && formatMoney(left, locale),
    until: when(until),
    currency: formatCurrency(spent.currency, locale),
    constraint: constraintsOf(limitForm),
  };
}

export async function action({ url, request, context }: Route.ActionArgs) {
  const api = apiOf(context);
  if (url.searchParams.has(KEEP) || url.searchParams.has(NONE)) {
    // Nothing is typed, but a page of another member is refused.
    const pressed = await readForm({ request, schema: noFields, context });
    if (!pressed.ok) return pressed.reject();
    const wanted = url.searchParams.has(KEEP) ? "keep" : null;
    return done(context, pressed, await api.call(setSpendingLimit, { limit: wanted }));
  }
  const form = await readForm({ request, schema: limitForm, context });
  if (!form.ok) return form.reject();
  // The currency that the member is sold in: the limit's own may be another one, from before they moved.
  const { currency } = (await api.callOrThrow(getSpendingLimit)).spent;
  const limit = form.value.limit * minorUnits(currency);
  return done(context, form, await api.call(setSpendingLimit, { limit }));
}

/** A limit that could not be kept is never silent about it: somebody relies on it. */
function done(context: Context, form: Pick<GoodForm<unknown>, "refuse">, set: Result<unknown>) {
  if (!set.ok) return form.refuse(set.problem);
  flash(context, { tone: "success", text: textsOf(context)("credits:limit.done") });
  return redirect(HERE, 303);
}

/** The member's own limit a month: lower at once, higher after a day. Decision 0228. */
export default function Limit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["credits", "login"]);
  const { limit, whole, next, currency, constraint } = loaderData;
  return (
    <Page
      title={t("credits:limit.title")}
      lead={t("credits:limit.lead")}
      width="narrow"
      back={<AppLink href="/transactions">{t("credits:transactions.title")}</AppLink>}
    >
      <Standing {...loaderData} />
      {next && (
        <Banner tone="info">
          <p>{t(next.limit ? "credits:limit.next" : "credits:limit.next_none", { limit: next.limit, at: next.at })}</p>
          <ServerForm action={`${HERE}?${KEEP}`}>
            <PageMemberField />
            <Button tone="secondary">{t("credits:limit.keep")}</Button>
          </ServerForm>
        </Banner>
      )}
      <ServerForm
        id="limit"
        action={HERE}
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ limit: t("credits:limit.label", { money: currency }) }}
      >
        <PageMemberField />
        <TextField name="limit" inputMode="numeric" hint={t("credits:limit.hint")} defaultValue={whole} />
        <Button>{t("credits:limit.submit")}</Button>
      </ServerForm>
      {limit && (
        <ServerForm id="none" action={`${HERE}?${NONE}`}>
          <PageMemberField />
          <Button tone="quiet">{t("credits:limit.none")}</Button>
        </ServerForm>
      )}
    </Page>
  );
}

type Shown = Pick<Route.ComponentProps["loaderData"], "limit" | "paid" | "open" | "left" | "until">;

function Standing({ limit, paid, open, left, until }: Shown) {
  const { t } = useTranslation("credits");
  const items = [
    { term: t("limit.now"), detail: limit ?? t("limit.no_limit") },
    { term: t("limit.paid"), detail: paid },
    ...(open ? [{ term: t("limit.open", { count: open.orders }), detail: open.amount }] : []),
    ...(left ? [{ term: t("limit.left"), detail: left }] : []),
    { term: t("limit.until"), detail: until },
  ];
  return (
    <Card as="section">
      <Facts items={items} />
      {open && (
        <p>
          {t("limit.open_text")} <AppLink href="/transactions">{t("limit.to_open")}</AppLink>
        </p>
      )}
    </Card>
  );
}
