import { redirect } from "react-router";
import { makeDiscount } from "../../../contract/operators/money/operator-discounts.ts";
import { listBundles, paymentMethods } from "../../../contract/money/payments.ts";
import { endOfDay } from "../../../domain/locale/day.ts";
import { formatCountry, SITE_TIME_ZONE } from "../../../domain/locale/format.ts";
import { apiOf, flash, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/new-discount.ts";
import { DiscountForm } from "./discount-fields.tsx";
import { makeDiscountForm } from "./discount.form.ts";
import { DISCOUNTS, discountPath } from "./discount-path.ts";

export const handle = { title: "operators:discounts.make" } satisfies PageHandle;

/** The countries of the site, and the currencies that their members pay in. */
export async function loader({ context }: Route.LoaderArgs) {
  const [{ countries }, locale, api] = [settingsOf(context), localeOf(context), apiOf(context)];
  const lists = await Promise.all(countries.map((country) => api.callOrThrow(listBundles, { country })));
  const currencies = [...new Set(lists.flatMap(({ bundles }) => bundles.map(({ price }) => price.currency)))];
  return {
    countries: countries.map((value) => ({ value, label: formatCountry(value, locale) })),
    currencies: currencies.toSorted().map((value) => ({ value, label: value })),
    methods: paymentMethods.filter((method) => lists.some((list) => list.payment_methods.includes(method))),
    constraint: constraintsOf(makeDiscountForm),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: makeDiscountForm, context });
  if (!form.ok) return form.reject();
  const { expires, discountcode: code, ...rest } = form.value;
  const end = expires && new Date(endOfDay(SITE_TIME_ZONE, expires)).toISOString();
  const order = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ""));
  const made = await apiOf(context).call(makeDiscount, {
    code,
    ...(order as typeof rest),
    ...(end && { expires: end }),
  });
  const t = textsOf(context);
  if (!made.ok)
    return form.refuse(made.problem, {
      fields: { discount_code_taken: "discountcode", yourself: "user_id" },
      texts: { discount_code_taken: t("operators:discounts.taken"), yourself: t("operators:discounts.yourself") },
    });
  flash(context, { tone: "success", text: t("operators:discounts.made", { code }) });
  return redirect(discountPath(code), 303);
}

/** A code is made once, and never changed. */
export default function NewDiscount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page
      title={t("discounts.make")}
      lead={t("discounts.make_lead")}
      back={<a href={DISCOUNTS}>{t("discounts.title")}</a>}
      width="narrow"
    >
      <DiscountForm {...loaderData} reply={actionData?.form} />
    </Page>
  );
}
