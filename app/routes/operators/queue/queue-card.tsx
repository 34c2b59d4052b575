import { type QueueName, queueNames } from "../../../contract/operators/queue-names.ts";
import type { QueueState } from "../../../contract/operators/operators.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";

/** One queue, and the way into it. `oldest`: since when its first waits, in words. */
export function QueueCard({ queue, waiting, claimed, others, oldest }: QueueState) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{queueName(queue, t)}</h2>
      <p>{t("waiting", { count: waiting })}</p>
      {claimed > 0 && <p>{t("claimed", { count: claimed })}</p>}
      {oldest && <p>{t("oldest", { at: oldest })}</p>}
      {Boolean(others) && (
        <>
          <p>{t("for_others", { count: others ?? 0 })}</p>
          <p>{t("for_others_hint")}</p>
        </>
      )}
      {waiting > 0 && (
        <form method="post" action={`${STAFF_PATH}/next/${queue}`}>
          <Button>{t("begin")}</Button>
        </form>
      )}
    </Card>
  );
}

/** A queue by its name of the contract; one that we do not know yet keeps that. */
export function queueName(queue: string, t: (key: `queue.${QueueName}`) => string): string {
  const name = queueNames.find((one) => one === queue);
  return name ? t(`queue.${name}`) : queue;
}
