import { redirect, useOutletContext } from "react-router";
import type { DiscountCode } from "../../contract/money/discounts.ts";
import { type Bundle, listBundles } from "../../contract/money/payments.ts";
import { currentUser } from "../../contract/account/session.ts";
import { linkTarget } from "../../design/link-target.css.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readQuery } from "../../request/forms/query.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { BarBack } from "../../ui/page/bar-back.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/credits.ts";
import { bundleForm } from "./bundle.form.ts";
import { BundleChoice } from "./bundle-choice.tsx";
import { discounted } from "./discount/discounted.ts";
import { DiscountNotice } from "./discount/discount-notice.tsx";
import { discountProblemText, discountWords, openOrderView } from "./discount/discount-words.server.ts";
import { findDiscount } from "./discount/find-discount.server.ts";
import { LimitNote } from "./limit/limit-note.tsx";
import { limitView } from "./limit/limit-view.server.ts";
import { type Offer, offerOf } from "./offer.ts";
import { CODE, codeIn, FOR, forQuery, undeliveredTo } from "./order-address.ts";

export const handle = {
  title: "credits:title",
} satisfies PageHandle;

/** The button that tries a code, and goes no further. */
const APPLY = "apply";

/**
 * The choice arrives as `?bundle=`, as a form without a script sends it; its page has an address of its own. A code that is of no use
 * stays here with what is wrong, and so does one that is only tried; a link may bring one as `?code=`.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const chosen = readQuery(url.searchParams, bundleForm, context);
  const bundle = url.searchParams.get("bundle") ?? undefined;
  const code = codeIn(url);
  const goesOn = chosen.status === "success" && !url.searchParams.has(APPLY);
  const undelivered = undeliveredTo(url);
  const path = (known: string) => `/credits/${encodeURIComponent(known)}${forQuery(undelivered, code)}`;
  if (goesOn && !code) throw redirect(path(chosen.value.bundle));
  const api = apiOf(context);
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const [
    { bundles, payment_methods: methods, vat, held = 0, last_order: last, direct_debit_possible },
    { user },
    found,
    limit,
  ] = await Promise.all([
    api.callOrThrow(listBundles),
    api.callOrThrow(currentUser),
    findDiscount(context, { code }),
    limitView(context),
  ]);
  if (goesOn && !found.problem) throw redirect(path(chosen.value.bundle));
  const wrong = found.problem && { text: discountProblemText(found.problem, context), summary: "text" as const };
  return {
    lead: leadOf(context, { credits: user.credits, held }),
    // Without a way to pay nothing is sold.
    offers: methods.length === 0 ? [] : bundles.map((one) => discountedOffer(one, found.best, context)),
    // Only what can be ordered again at once.
    again:
      last && methods.includes(last.payment_method) ? bundles.find(({ id }) => id === last.bundle)?.credits : undefined,
    vat,
    debit: direct_debit_possible || methods.includes("sdd"),
    constraint: constraintsOf(bundleForm),
    undelivered,
    code,
    chosen: bundle,
    words: discountWords(found, user, context),
    open: openOrderView(found, context),
    limit: limit.view,
    /** They came from deleting their account, by the discount that is offered there (decision 0235). */
    leaving: url.searchParams.has("leaving"),
    // A link brings a code alone: then no bundle was chosen wrongly.
    ...(wrong && {
      reply: bundle === undefined ? { error: { code: wrong } } : chosen.reply({ fieldErrors: { code: wrong } }),
    }),
  };
}

function discountedOffer(one: Bundle, discount: DiscountCode | undefined, context: Route.LoaderArgs["context"]): Offer {
  const { message_credits } = settingsOf(context);
  const { bundle, full } = discounted(one, { discount, message_credits });
  return offerOf(bundle, localeOf(context), full);
}

/** What the member has, and where the rest is: what is held is not in the balance. */
function leadOf(context: Route.LoaderArgs["context"], { credits, held }: { credits: number; held: number }): string {
  const t = textsOf(context);
  const { fictional_hold_hours: hours } = settingsOf(context);
  const sentences = [
    t("credits:lead", { count: credits }),
    held > 0 && t("credits:held", { count: held }),
    held > 0 && hours > 0 && t("credits:held_back", { count: held, hours }),
  ];
  return sentences.filter(Boolean).join(" ");
}

export default function Credits({ loaderData }: Route.ComponentProps) {
  const { lead, offers, words, open, again, debit, limit, leaving } = loaderData;
  const { t } = useTranslation(["credits", "common"]);
  const { settings } = useOutletContext<MemberArea>();
  const { message_credits: cost } = settings;
  return (
    <Page
      title={t("title")}
      lead={lead}
      back={leaving ? <AppLink href="/profile/delete/confirm">{t("back_to_deleting")}</AppLink> : undefined}
    >
      <BarBack href="/chats">{t("common:back")}</BarBack>
      <p>{cost > 0 ? t("cost", { count: cost }) : t("cost_free")}</p>
      {offers.length === 0 ? (
        <EmptyState icon="wallet" title={t("none_title")}>
          <p>{t("none_text")}</p>
        </EmptyState>
      ) : (
        <>
          {again !== undefined && (
            <p>
              <a href="/credits/repeat-order" className={linkTarget}>
                {t("repeat.link", { count: again })}
              </a>
            </p>
          )}
          <DiscountNotice words={words} open={open} />
          <LimitNote view={limit} />
          <Choice {...loaderData} />
        </>
      )}
      <p>
        <a href="/transactions">{t("history")}</a>
      </p>
      {debit && (
        <p>
          <a href="/directdebit">{t("debit")}</a>
        </p>
      )}
    </Page>
  );
}

type ChoiceProps = Omit<Route.ComponentProps["loaderData"], "lead" | "words" | "open" | "again" | "debit" | "limit">;

/** The bundles, and a code. The first button of the form is the one that Enter presses: it only tries the code. */
function Choice({ offers, vat, constraint, undelivered, leaving, code, chosen, reply }: ChoiceProps) {
  const { t } = useTranslation("credits");
  return (
    <ServerForm
      method="get"
      action="/credits"
      constraint={constraint}
      reply={reply}
      errorTitle={t("discount.about")}
      labels={{ code: t("discount.code") }}
    >
      {undelivered && <Hidden name={FOR} value={undelivered} />}
      {leaving && <Hidden name="leaving" value="1" />}
      <BundleChoice offers={offers} chosen={chosen} />
      <p>{vat > 0 ? t("vat", { vat }) : t("vat_none")}</p>
      <TextField
        name={CODE}
        hint={t("discount.hint")}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Actions>
        <Button name={APPLY} value="1" tone="secondary">
          {t("discount.apply")}
        </Button>
        <Button>{t("continue")}</Button>
      </Actions>
    </ServerForm>
  );
}
