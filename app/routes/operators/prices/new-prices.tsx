import { redirect } from "react-router";
import type { ReplyOf } from "../../../contract/endpoint.ts";
import { inspectPrices, planPrices } from "../../../contract/operators/money/operator-prices.ts";
import { startOfDay } from "../../../domain/locale/day.ts";
import { formatCountry, formatDay, SITE_TIME_ZONE } from "../../../domain/locale/format.ts";
import { bundlesOf } from "../../../domain/prices/price-list.ts";
import {
  apiOf,
  type Context,
  flash,
  localeOf,
  mintKey,
  nowOf,
  settingsOf,
  textsOf,
} from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { errorOf } from "../../../request/forms/form-error.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/new-prices.ts";
import { currencies } from "./currencies.ts";
import { pricesPath } from "./price-path.ts";
import { shownPrices, typedPrice, typedRate } from "./price-view.ts";
import { confirmForm, type FilledPrices, pricesForm, pricesIn } from "./prices.form.ts";
import { PricesForm } from "./prices-fields.tsx";
import { PricesPreview } from "./prices-preview.tsx";

export const handle = { title: "operators:prices.make" } satisfies PageHandle;

/** Goes back from the preview to the form, with what was typed. */
const CHANGE = "change";

/** The form, or the preview of what it says; both are the same address without and with a query. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const known = await apiOf(context).callOrThrow(inspectPrices, { country: params.country });
  const locale = localeOf(context);
  const path = `${pricesPath(known.country)}/new`;
  const base = { country: known.country, name: formatCountry(known.country, locale), action: path };
  const asked = url.searchParams.has("currency") ? readPrices(url, context) : undefined;
  if (asked?.ok && !url.searchParams.has(CHANGE))
    return { ...base, fields: undefined, preview: previewOf({ known, asked, context, path: path + url.search }) };
  const reply = asked && asked.form.reply({ fieldErrors: asked.ok ? {} : asked.errors });
  const now = known.bundles.map(({ credits, price }) => ({
    credits: String(credits),
    price: typedPrice(price, locale),
  }));
  return {
    ...base,
    preview: undefined,
    fields: {
      currency: known.currency,
      currencies: currencies(known.currency),
      // What was typed stays as it was typed, empty rows too.
      now: asked ? [] : now,
      vat: typedRate(known.vat_rate, locale),
      methods: known.payment_methods,
      constraint: constraintsOf(pricesForm),
      ...(reply && { reply }),
    },
  };
}

function readPrices(url: URL, context: Context) {
  const form = readQuery(url.searchParams, pricesForm, context);
  if (form.status !== "success") return { ok: false as const, form, errors: {} };
  const judged = pricesIn(form.value);
  const { first_day, currency } = form.value;
  const from = first_day ? startOfDay(SITE_TIME_ZONE, first_day) : undefined;
  const mistakes = judged.ok ? {} : judged.mistakes;
  if (from !== undefined && from < Date.parse(nowOf(context))) mistakes["first_day"] = "day_over";
  if (judged.ok && Object.keys(mistakes).length === 0) return { ...judged, form, currency, first_day, from };
  const t = textsOf(context);
  const errors = Object.fromEntries(Object.entries(mistakes).map(([name, code]) => [name, errorOf(code, t)]));
  return { ok: false as const, form, errors };
}

interface Previewed {
  known: ReplyOf<typeof inspectPrices>;
  asked: FilledPrices & { currency: string; first_day?: string | undefined };
  context: Context;
  path: string;
}

function previewOf({ known, asked, context, path }: Previewed) {
  const { currency, bundles, vat_rate, methods, first_day } = asked;
  const locale = localeOf(context);
  const provider = known.provider_methods ?? "silent";
  const seen = bundlesOf({ currency, bundles }, settingsOf(context).message_credits);
  const after = { bundles: seen, vat_rate, payment_methods: methods };
  return {
    from: first_day && formatDay(first_day, locale),
    after: shownPrices(after, { locale, provider: currency === known.currency ? provider : "unasked" }),
    before: shownPrices(known, { locale, provider }),
    key_: mintKey(),
    seen: known.lists[0]?.number ?? 0,
    action: path,
    change: `${path}&${CHANGE}=1`,
    constraint: constraintsOf(confirmForm),
  };
}

/** Makes the list that the address says. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: confirmForm, context });
  if (!form.ok) return form.reject();
  const asked = readPrices(url, context);
  if (!asked.ok) return form.refuse({ error: "invalid_input" });
  const { currency, bundles, vat_rate, methods: payment_methods, from } = asked;
  const t = textsOf(context);
  const planned = await apiOf(context).call(planPrices, {
    ...form.value,
    country: params.country,
    currency,
    bundles,
    vat_rate,
    payment_methods,
    ...(from !== undefined && { from: new Date(from).toISOString() }),
  });
  const texts = { decision_changed: t("operators:prices.changed_meanwhile") };
  if (!planned.ok) return form.refuse(planned.problem, { texts, renewed: { decision_changed: "seen" } });
  flash(context, { tone: "success", text: t(`operators:prices.${from === undefined ? "made_now" : "made"}`) });
  return redirect(pricesPath(params.country), 303);
}

/** A list is made in two steps: what members will see is shown before anything changes. */
export default function NewPrices({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const { country, name, action: path, preview, fields } = loaderData;
  return (
    <Page
      title={preview ? t("prices.preview_title", { country: name }) : t("prices.make")}
      lead={preview ? t("prices.preview_lead") : t("prices.make_lead", { country: name })}
      back={<a href={pricesPath(country)}>{name}</a>}
      width="narrow"
    >
      {preview && <PricesPreview {...preview} reply={actionData?.form} />}
      {fields && <PricesForm {...fields} action={path} />}
    </Page>
  );
}
