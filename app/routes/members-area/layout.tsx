import type { ComponentProps } from "react";
import { Outlet, type ShouldRevalidateFunction } from "react-router";
import { currentUser } from "../../contract/account/session.ts";
import { memberId } from "../../domain/auth/page-member.ts";
import { LiveProvider, useTotals } from "../../live/live-provider.tsx";
import { usePushAvailability } from "../../live/push/use-push-availability.ts";
import { usePageTotals } from "../../live/page-totals.ts";
import { apiOf, localeOf, settingsOf, takeFlash, textsOf } from "../../request/context.server.ts";
import { siteTextKeys, textsInData } from "../../request/locale/data-texts.server.ts";
import { dueAlertOf } from "../../request/pages/due-alert.server.ts";
import { useDataTexts } from "../../request/locale/use-data-texts.ts";
import { type MemberArea, shownSettings, shownUser } from "../../request/pages/member-area.ts";
import { requireMember } from "../../request/session/require-member.server.ts";
import { MemberBar } from "../../page-parts/layout/member-bar.tsx";
import { SiteFooter } from "../../page-parts/layout/site-footer.tsx";
import { readsUsText } from "../../page-parts/layout/visitor-footer.server.ts";
import { countTotals } from "../../page-parts/layout/totals.server.ts";
import type { Route } from "./+types/layout.ts";
import { followAccountLanguage } from "./account-language.server.ts";
import { askAgreement } from "./alerts/ask-agreement.server.ts";
import { activationReminder } from "./alerts/activation.server.ts";
import { ActivationReminder } from "./alerts/activation-reminder.tsx";
import { alertWords } from "./alerts/alert-words.server.ts";
import { Alert } from "./alerts/alerts.tsx";
import { handleFailures } from "./navigation/client-middleware.ts";
import { UNSENT_STATUS } from "../../page-parts/navigation/unsent.ts";
import { TimeBonus } from "./time-bonus/time-bonus.tsx";
import { type ShownBonus, timeBonusOn } from "./time-bonus/time-bonus.server.ts";
import { Navigation } from "./navigation/navigation.tsx";
import { MemberNews } from "./alerts/member-news.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [handleFailures];

/** What the reminder of activation says: most members confirmed their address long ago. */
const TEXTS = { account: ["activation"] };

/** The member, beside the page's own call. The API has the last word on whether a session still holds. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { user } = await api.callOrThrow(currentUser);
  followAccountLanguage(user, { url, context });
  const settings = settingsOf(context);
  askAgreement({ user, settings, url });
  const totals = await countTotals(user, api);
  const activation = activationReminder(user, { request, url, context });
  const bonus = timeBonusOn(user, { url, context });
  const due = dueAlertOf(user, { path: url.pathname, context });
  const texts = { ...(activation && TEXTS), ...siteTextKeys(context) };
  return {
    user: shownUser(user),
    totals,
    // One notice at a time: those that can wait do so until the bonus is over.
    alert: alertWords(bonus && due !== "notifications" ? undefined : due, user, textsOf(context)),
    ...(settings.push_public_key && { push: true }),
    settings: shownSettings(settings),
    locale: localeOf(context),
    ...(readsUsText(context) && { us: true }),
    flash: takeFlash(context),
    ...(activation && { activation }),
    ...(bonus && { bonus }),
    ...(Object.keys(texts).length > 0 && { texts: textsInData(context, texts) }),
  };
}

/** Every navigation brings fresh badges, and the message of the page before; what was not sent has changed nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== UNSENT_STATUS;

export default function MembersArea({ loaderData }: Route.ComponentProps) {
  const { user, totals, settings, locale, flash, alert, push, bonus } = loaderData;
  const area: MemberArea & { bonus?: ShownBonus } = { user, totals, settings, notice: flash, bonus };
  const member = memberId(user);
  useDataTexts();
  usePushAvailability(push ? member : undefined);
  return (
    <>
      <Navigation />
      {/* Another member may have signed in with this browser since the last page. */}
      <LiveProvider key={member} initial={usePageTotals() ?? totals} member={member}>
        <LiveMemberBar user={user} site={settings.name} locale={locale} />
        <MemberNews flash={flash?.at ? undefined : flash} user={user} prefix={settings.cdn_prefix} />
        <ActivationReminder activation={loaderData.activation} />
        {bonus && <TimeBonus bonus={bonus} />}
        <Alert alert={alert} />
        <Outlet context={area} />
        <SiteFooter site={settings.name} us={loaderData.us} />
      </LiveProvider>
    </>
  );
}

/** The bar with the badges as of now. */
function LiveMemberBar(props: Omit<ComponentProps<typeof MemberBar>, "totals">) {
  return <MemberBar {...props} totals={useTotals()} />;
}
