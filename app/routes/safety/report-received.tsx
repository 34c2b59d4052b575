import { CaseReceipt } from "../../page-parts/case-receipt.tsx";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import type { reportReceipt } from "./report-receipt.server.ts";

type Receipt = Awaited<ReturnType<typeof reportReceipt>>;

/** After a report: its number stays to be read, whether the two still see each other, and the way on. */
export function ReportReceived({ number, person, blockPage, way }: Receipt) {
  const { t } = useTranslation("safety");
  return (
    <CaseReceipt title={t("report.received")} arrived={t("report.done", { number })}>
      <p>{t("report.received_next")}</p>
      {person && <WhetherBlocked person={person} />}
      <Actions>
        <ButtonLink href={way.href}>{t(`report.ways.${way.to}`)}</ButtonLink>
        {person && !person.isBlocked && <BlockLink person={person} page={blockPage} />}
      </Actions>
    </CaseReceipt>
  );
}

type Person = NonNullable<Receipt["person"]>;

function WhetherBlocked({ person }: { person: Person }) {
  const { t } = useTranslation("safety");
  const name = useMemberName(person);
  if (!person.isBlocked) return <p>{t("report.not_blocked", { name })}</p>;
  return (
    <p>
      {t("report.blocked", { name })} <LinkedText text={t("report.unblock")} links={{ list: "/profile/blocked" }} />
    </p>
  );
}

function BlockLink({ person, page }: { person: Person; page: string }) {
  const { t } = useTranslation("safety");
  return (
    <ButtonLink href={page} tone="secondary" icon="block">
      {t("chat.block", { name: useMemberName(person) })}
    </ButtonLink>
  );
}
