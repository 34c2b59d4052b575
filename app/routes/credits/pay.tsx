import { redirect } from "react-router";
import { currentUser } from "../../contract/account/session.ts";
import { listBundles, paymentMethod } from "../../contract/money/payments.ts";
import { formatMoney } from "../../domain/locale/format.ts";
import { isTransfer } from "../../domain/money/transfer.ts";
import { apiOf, localeOf, mintKey, settingsOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import type { FormSource } from "../../ui/form/form-fields.ts";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { BarBack } from "../../ui/page/bar-back.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import type { Route } from "./+types/pay.ts";
import { discounted } from "./discount/discounted.ts";
import { DiscountNotice } from "./discount/discount-notice.tsx";
import { discountProblemText, discountWords, openOrderView } from "./discount/discount-words.server.ts";
import { findDiscount } from "./discount/find-discount.server.ts";
import { directDebitPath } from "./direct-debit/bundle-to-pay.ts";
import { offerOf, vatIn } from "./offer.ts";
import { LimitNote } from "./limit/limit-note.tsx";
import { limitView } from "./limit/limit-view.server.ts";
import { reductionOf, Order } from "./pay/order.tsx";
import { WayOn } from "./pay/way-on.tsx";
import { ShownPrice } from "./pay/shown-price.tsx";
import { startOrder } from "./pay/start-order.server.ts";
import { payForm } from "./pay/pay.form.ts";
import { codeIn, forQuery, undeliveredTo } from "./order-address.ts";

export const handle = {
  title: "credits:pay.title",
  quiet: true,
} satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const code = codeIn(url);
  const back = forQuery(undeliveredTo(url), code);
  const [{ bundles, payment_methods: methods, vat, last_method, direct_debit_possible }, { user }, found, limit] =
    await Promise.all([
      api.callOrThrow(listBundles),
      api.callOrThrow(currentUser),
      findDiscount(context, { code, bundle: params.id }),
      limitView(context),
    ]);
  const bundle = bundles.find(({ id }) => id === params.id);
  if (!bundle) throw failure({ error: "not_found" });
  const chosen = methods.find((method) => method === params.paymentmethod);
  // A method that is not offered here redirects to the choice of methods; an unknown word is not found (spec §3).
  if (params.paymentmethod && !chosen) {
    if (params.paymentmethod === "sdd" && direct_debit_possible)
      throw redirect(directDebitPath({ bundle: bundle.id, back }));
    if (paymentMethod.safeParse(params.paymentmethod).success) throw redirect(`/credits/${bundle.id}${back}`);
    throw failure({ error: "not_found" });
  }
  if (methods.length === 0) throw redirect("/credits");
  const locale = localeOf(context);
  const { bundle: reduced, full } = discounted(bundle, {
    discount: found.best,
    message_credits: settingsOf(context).message_credits,
  });
  const { amount, currency } = reduced.price;
  const tax = vatIn(amount, vat);
  return {
    offer: offerOf(reduced, locale, full),
    discount: full && found.best && reductionOf({ discount: found.best, full, amount }, locale),
    words: full ? discountWords(found, user, context) : [],
    open: openOrderView(found, context),
    limit: limit.view,
    beyond: limit.isBeyond(reduced.price),
    ...(found.problem && { problem: discountProblemText(found.problem, context) }),
    net: formatMoney({ amount: amount - tax, currency }, locale),
    tax: formatMoney({ amount: tax, currency }, locale),
    vat,
    methods,
    ...(direct_debit_possible && { setUp: directDebitPath({ bundle: bundle.id, back }) }),
    chosen: chosen ?? methods.find((method) => method === last_method) ?? methods[0],
    price: reduced.price,
    paymentId: mintKey(),
    constraint: constraintsOf(payForm),
    back,
  };
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: payForm, context });
  if (!form.ok) return form.reject();
  return startOrder({ form, bundle: params.id, undelivered: undeliveredTo(url), context });
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["credits", "common"]);
  const { setUp, back, words, open, problem, limit, beyond } = loaderData;
  return (
    <Page title={t("pay.title")} back={<a href={`/credits${back}`}>{t("pay.back")}</a>}>
      <BarBack href={`/credits${back}`}>{t("common:back")}</BarBack>
      {problem && !actionData && <Banner tone="warning">{problem}</Banner>}
      <DiscountNotice words={words} open={open} />
      <Order {...loaderData} />
      {!actionData && <LimitNote view={limit} beyond={beyond} />}
      {(!beyond || actionData) && <PayForm {...loaderData} reply={actionData?.form} />}
      {setUp && !beyond && (
        <p>
          <a href={setUp}>{t("pay.set_up_debit")}</a>
        </p>
      )}
      <WayOn answer={actionData} />
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** How to pay, and the one button. An order beyond the member's own limit has none: it would only say no. */
function PayForm({
  offer,
  back,
  constraint,
  paymentId,
  price,
  discount,
  methods,
  chosen,
  reply,
}: Loaded & Pick<FormSource, "reply">) {
  const { t } = useTranslation("credits");
  return (
    <ServerForm action={`/credits/${offer.id}${back}`} constraint={constraint} reply={reply}>
      <Hidden name="payment_id" value={paymentId} />
      <ShownPrice {...price} />
      {discount && <Hidden name="discount_code" value={discount.code} />}
      <PageMemberField />
      <ChoiceField
        name="payment_method"
        legend={t("pay.methods")}
        options={methods.map((method) => ({
          value: method,
          label: t(`methods.${method}`),
          hint: isTransfer(method) && t(`pay.waits.${method}`),
        }))}
        defaultValue={chosen}
      />
      <p>{methods.includes("sdd") ? t("pay.next_or_debit") : t("pay.next")}</p>
      <Button wide icon="lock">
        {t("pay.submit", { price: offer.price })}
      </Button>
    </ServerForm>
  );
}
