import type { QueueName } from "../../contract/queue-names.ts";
import { STAFF_PATH } from "../../domain/auth/sign-in-path.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { NoticeLine } from "../../ui/notice-line/notice-line.tsx";

/** After a decision: ten seconds to take it back. A script takes the notice away then. */
export function UndoNotice({ queue, number }: { queue: QueueName; number: number }) {
  const { t } = useTranslation("operators");
  return (
    <div data-undo>
      <NoticeLine tone="success" icon="check" text={t("undo.notice", { number })}>
        <form method="post" action={`${STAFF_PATH}/undo/${queue}`}>
          <Hidden name="number" value={String(number)} />
          <Button size="small" tone="secondary" data-key="ArrowLeft">
            {t("undo.button")}
          </Button>
        </form>
      </NoticeLine>
    </div>
  );
}
