import script from "../../../browser/operator-keys.ts?worker&url";
import type { DecisionAction } from "../../../contract/operators/audit-actions.ts";
import type { QueueName } from "../../../contract/operators/queue-names.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { place } from "../../../page-parts/layout/flash-banner.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { NoticeLine } from "../../../ui/notice-line/notice-line.tsx";

interface UndoNoticeProps {
  queue: QueueName;
  number: number;
  action: DecisionAction;
  /** Milliseconds until it has left. */
  left: number;
}

/** After a decision, on every page of the staff: for ten seconds it can be taken back. A script takes the notice away then. */
export function UndoNotice({ queue, number, action, left }: UndoNoticeProps) {
  const { t } = useTranslation(["operators"]);
  const what = t(`operators:undo.what.${action}`);
  return (
    <div data-undo={left} className={place}>
      <NoticeLine tone="success" icon="check" text={t("operators:undo.notice", { number, what })}>
        <form method="post" action={`${STAFF_PATH}/undo/${queue}`}>
          <Hidden name="number" value={String(number)} />
          <Button size="small" tone="secondary" data-key="ArrowLeft">
            {t("operators:undo.button")}
          </Button>
        </form>
      </NoticeLine>
      <script src={script} type="module" />
    </div>
  );
}
