import { STAFF_PATH } from "../../domain/auth/sign-in-path.ts";
import type { QueueName } from "../../contract/queue-names.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";

/** Leaves it to others for now. */
export function LeaveForm({ queue, number }: { queue: QueueName; number: string }) {
  const { t } = useTranslation("operators");
  return (
    <form method="post" action={`${STAFF_PATH}/next/${queue}`}>
      <Hidden name="after" value={number} />
      <Button tone="secondary" data-key="n ArrowRight">
        {t("decision.next")}
      </Button>
    </form>
  );
}
