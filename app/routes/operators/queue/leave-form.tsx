import type { QueueName } from "../../../contract/operators/queue-names.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";

/** Leaves it to others for now: takes the next one, or stops. */
export function LeaveForm({ queue, number }: { queue: QueueName; number: string }) {
  const { t } = useTranslation("operators");
  return (
    <form method="post" action={`${STAFF_PATH}/next/${queue}`}>
      <Hidden name="after" value={number} />
      <Actions>
        <Button tone="secondary" data-key="n ArrowRight">
          {t("decision.next")}
        </Button>
        <Button name="stop" value="1" tone="quiet">
          {t("decision.stop")}
        </Button>
      </Actions>
    </form>
  );
}
