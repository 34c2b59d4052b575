import { useOutletContext } from "react-router";
import { listBundles } from "../../contract/money/payments.ts";
import { listWithdrawals } from "../../contract/money/withdrawals.ts";
import { DELETE_GRACE_DAYS } from "../../domain/account/deletion.ts";
import { withdrawalDays } from "../../domain/money/withdrawal.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { apiOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import * as styles from "../../page-parts/dotted-list.css.ts";
import type { Route } from "./+types/delete.ts";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";

export const handle = { title: "deletion:title", quiet: true } satisfies PageHandle;

/** What is held for fictional profiles is lost as the balance is; and would a withdrawal still give money back? */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ held = 0 }, own] = await Promise.all([
    api.callOrThrow(listBundles, { methods: "none" }),
    api.call(listWithdrawals),
  ]);
  return { held, givesBack: own.ok && own.value.contracts.some(({ refund }) => refund.amount > 0) };
}

/** The first step: all that a deletion means and what would be lost, said plainly, and what might do instead. */
export default function DeleteAccount({ loaderData: { held, givesBack } }: Route.ComponentProps) {
  const { t } = useTranslation("deletion");
  return (
    <Page title={t("title")} lead={t("lead")} back={useBackToProfile()}>
      <Card as="section">
        <h2>{t("what.title")}</h2>
        <ul className={styles.list}>
          {[
            t("what.hidden"),
            t("what.signed_out"),
            t("what.grace", { count: DELETE_GRACE_DAYS }),
            t("what.erased"),
            t("what.others"),
            t("what.books"),
          ].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Card>
      <UnusedCredits held={held} givesBack={givesBack} />
      <OtherWays />
      <Actions>
        <ButtonLink asChild tone="secondary">
          <AppLink href="/profile/delete/confirm">{t("go_on")}</AppLink>
        </ButtonLink>
        <ButtonLink href="/profile" tone="quiet">
          {t("keep")}
        </ButtonLink>
      </Actions>
    </Page>
  );
}

/** What was paid for and would be lost (spec §3, refund_days). */
function UnusedCredits({ held, givesBack }: { held: number; givesBack: boolean }) {
  const { t } = useTranslation("deletion");
  const { user, settings } = useOutletContext<MemberArea>();
  const count = user.credits + held;
  if (count <= 0) return null;
  const refund = givesBack
    ? t("credits.withdraw")
    : t("credits.refund", { count: withdrawalDays(settings.refund_days) });
  const links = { refund: "/pages/return-policy", withdraw: "/withdraw" };
  return (
    <Banner tone="warning" icon="wallet" title={t("credits.title", { count })}>
      <p>
        {t("credits.text")} <LinkedText text={refund} links={links} />
      </p>
    </Banner>
  );
}

function OtherWays() {
  const { t } = useTranslation("deletion");
  const { user } = useOutletContext<MemberArea>();
  const links = { mails: "/notifications", data: "/profile/data", pause: "/profile/data#visibility" };
  const ways = [t("ways.mails"), ...(user.paused ? [] : [t("ways.break")]), t("ways.data")];
  return (
    <Card as="section">
      <h2>{t("ways.title")}</h2>
      <ul className={styles.list}>
        {ways.map((text) => (
          <li key={text}>
            <LinkedText text={text} links={links} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
