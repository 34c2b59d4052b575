import { redirect, useOutletContext } from "react-router";
import { listBundles } from "../../contract/money.ts";
import { currentUser } from "../../contract/account/session.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readQuery } from "../../request/forms/query.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/credits.ts";
import { bundleForm } from "./bundle.form.ts";
import { BundleChoice } from "./bundle-choice.tsx";
import { offerOf } from "./offer.ts";
import { FOR, forQuery, waitingFor } from "./waiting-message.ts";

export const handle = {
  title: "credits:title",
} satisfies PageHandle;

/** The choice arrives as `?bundle=`, as a form without a script sends it; its page has an address of its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const chosen = readQuery(url.searchParams, bundleForm, context);
  if (chosen.status === "success")
    throw redirect(`/credits/${encodeURIComponent(chosen.value.bundle)}${forQuery(waitingFor(url))}`);
  const api = apiOf(context);
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const [{ bundles, payment_methods: methods, vat, held = 0 }, { user }] = await Promise.all([
    api.callOrThrow(listBundles),
    api.callOrThrow(currentUser),
  ]);
  return {
    lead: leadOf(context, { credits: user.credits, held }),
    // Without a way to pay nothing is sold.
    offers: methods.length === 0 ? [] : bundles.map((bundle) => offerOf(bundle, localeOf(context))),
    vat,
    constraint: constraintsOf(bundleForm),
    waiting: waitingFor(url),
  };
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

export default function Credits({ loaderData: { lead, offers, vat, constraint, waiting } }: Route.ComponentProps) {
  const { t } = useTranslation("credits");
  const { settings } = useOutletContext<MemberArea>();
  const { message_credits: cost } = settings;
  return (
    <Page title={t("title")} lead={lead}>
      <p>{cost > 0 ? t("cost", { count: cost }) : t("cost_free")}</p>
      {offers.length === 0 ? (
        <EmptyState icon="wallet" title={t("none_title")}>
          <p>{t("none_text")}</p>
        </EmptyState>
      ) : (
        <ServerForm method="get" action="/credits" constraint={constraint}>
          {waiting && <Hidden name={FOR} value={waiting} />}
          <BundleChoice offers={offers} />
          <p>{t("vat", { vat })}</p>
          <Button>{t("continue")}</Button>
        </ServerForm>
      )}
      <p>
        <a href="/transactions">{t("history")}</a>
      </p>
    </Page>
  );
}
