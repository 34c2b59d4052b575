import { redirect } from "react-router";
import { currentUser } from "../../contract/account/session.ts";
import { listBundles } from "../../contract/money/payments.ts";
import { formatDay, formatMoney } from "../../domain/locale/format.ts";
import { dayIn } from "../../domain/locale/day.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { isTransfer } from "../../domain/money/transfer.ts";
import { apiOf, localeOf, mintKey } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import type { FormSource } from "../../ui/form/form-fields.ts";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import type { Route } from "./+types/repeat-order.ts";
import { offerOf, vatIn } from "./offer.ts";
import { Order } from "./pay/order.tsx";
import { repeatForm } from "./pay/pay.form.ts";
import { ShownPrice } from "./pay/shown-price.tsx";
import { WayOn } from "./pay/way-on.tsx";
import { LimitNote } from "./limit/limit-note.tsx";
import { limitView } from "./limit/limit-view.server.ts";
import { startOrder } from "./pay/start-order.server.ts";

export const handle = { title: "credits:repeat.title", quiet: true } satisfies PageHandle;

/** Why nothing can be ordered again, and where the way goes on. */
const dead = (because: "never" | "bundle_gone" | "method_gone", path: string) => ({
  order: undefined,
  dead: { because, path },
});

/** The latest order that was paid, at the price of now; or what stands in the way. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const [{ bundles, payment_methods: methods, vat, last_order: last }, { user }, limit] = await Promise.all([
    api.callOrThrow(listBundles),
    api.callOrThrow(currentUser),
    limitView(context),
  ]);
  if (!last) return dead("never", "/credits");
  const bundle = bundles.find(({ id }) => id === last.bundle);
  if (methods.length === 0 || !bundle) return dead("bundle_gone", "/credits");
  if (!methods.includes(last.payment_method)) return dead("method_gone", `/credits/${bundle.id}`);
  // A direct debit asks for more than one button.
  if (last.payment_method === "sdd") throw redirect(`/credits/${bundle.id}/sdd`);
  const locale = localeOf(context);
  const zone = readersZone(user);
  const { amount, currency } = bundle.price;
  const tax = vatIn(amount, vat);
  const order = {
    bundle: bundle.id,
    offer: offerOf(bundle, locale),
    method: last.payment_method,
    day: formatDay(dayIn(zone, last.created_at), locale, zone),
    net: formatMoney({ amount: amount - tax, currency }, locale),
    tax: formatMoney({ amount: tax, currency }, locale),
    vat,
    price: bundle.price,
    limit: limit.view,
    beyond: limit.isBeyond(bundle.price),
    paymentId: mintKey(),
    constraint: constraintsOf(repeatForm),
  };
  return { order, dead: undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: repeatForm, context });
  if (!form.ok) return form.reject();
  const { bundle, ...value } = form.value;
  return startOrder({ form: { ...form, value }, bundle, context });
}

/** One page, one button (spec §2): it says that ordering means paying. */
export default function RepeatOrder({ loaderData: { order, dead: ended }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("credits");
  return (
    <Page
      title={t("repeat.title")}
      lead={order && t("repeat.lead", { day: order.day })}
      back={<a href="/credits">{t("transactions.back")}</a>}
      width="narrow"
    >
      {order && <Again {...order} reply={actionData?.form} />}
      <WayOn answer={actionData} />
      {ended && (
        <EmptyState
          icon="wallet"
          title={t(`repeat.${ended.because}_title`)}
          action={<ButtonLink href={ended.path}>{t(`repeat.${ended.because}_action`)}</ButtonLink>}
        >
          <p>{t(`repeat.${ended.because}_text`)}</p>
        </EmptyState>
      )}
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type AgainProps = NonNullable<Loaded["order"]> & Pick<FormSource, "reply">;

function Again({ bundle, offer, method, price, limit, beyond, paymentId, constraint, reply, ...order }: AgainProps) {
  const { t } = useTranslation("credits");
  return (
    <>
      <Order {...order} offer={offer} discount={undefined} />
      {!reply && <LimitNote view={limit} beyond={beyond} />}
      <ServerForm action="/credits/repeat-order" constraint={constraint} reply={reply}>
        <Hidden name="payment_id" value={paymentId} />
        <ShownPrice {...price} />
        <input type="hidden" name="bundle" value={bundle} readOnly />
        <input type="hidden" name="payment_method" value={method} readOnly />
        <PageMemberField />
        <p>{t("repeat.method", { method: t(`methods.${method}`) })}</p>
        {isTransfer(method) && <p>{t(`pay.waits.${method}`)}</p>}
        <Button wide icon="lock">
          {t("repeat.submit", { price: offer.price })}
        </Button>
      </ServerForm>
      <p>
        <a href={`/credits/${bundle}`}>{t("repeat.other")}</a>
      </p>
    </>
  );
}
