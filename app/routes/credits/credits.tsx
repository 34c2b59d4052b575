import { Form as RouterForm, redirect, useOutletContext } from "react-router";
import { listBundles } from "../../contract/money.ts";
import { apiOf, localeOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readQuery } from "../../request/forms/query.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import type { Route } from "./+types/credits.ts";
import { bundleForm } from "./bundle.form.ts";
import { BundleChoice } from "./bundle-choice.tsx";
import { offerOf } from "./offer.ts";

export const handle = {
  title: "credits:title",
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  credits: [
    "title",
    "lead",
    "cost",
    "cost_free",
    "choose",
    "amount",
    "per_message",
    "best_value",
    "vat",
    "continue",
    "history",
    "none_title",
    "none_text",
  ],
};

/** The choice arrives as `?bundle=`, as a form without a script sends it; its page has an address of its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const chosen = readQuery(url.searchParams, bundleForm, context);
  if (chosen.status === "success") throw redirect(`/credits/${encodeURIComponent(chosen.value.bundle)}`);
  const { bundles, vat } = await apiOf(context).callOrThrow(listBundles);
  return {
    texts: textsInData(context, TEXTS),
    offers: bundles.map((bundle) => offerOf(bundle, localeOf(context))),
    vat,
    constraint: constraintsOf(bundleForm),
  };
}

export default function Credits({ loaderData: { offers, vat, constraint } }: Route.ComponentProps) {
  const { t } = useTranslation("credits");
  const { user, settings } = useOutletContext<MemberArea>();
  const { message_credits: cost } = settings;
  return (
    <Page title={t("title")} lead={t("lead", { count: user.credits })}>
      <p>{cost > 0 ? t("cost", { count: cost }) : t("cost_free")}</p>
      {offers.length === 0 ? (
        <EmptyState icon="wallet" title={t("none_title")}>
          <p>{t("none_text")}</p>
        </EmptyState>
      ) : (
        <Form asChild method="get" constraint={constraint}>
          <RouterForm action="/credits">
            <BundleChoice offers={offers} />
            <p>{t("vat", { vat })}</p>
            <Button>{t("continue")}</Button>
          </RouterForm>
        </Form>
      )}
      <p>
        <AppLink href="/transactions">{t("history")}</AppLink>
      </p>
    </Page>
  );
}
