import { useTranslation } from "../../request/locale/use-translation.ts";
import script from "../../browser/push.ts?worker&url";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Section } from "../../ui/page/page.tsx";
import { ScriptSupport } from "../../page-parts/script-support.tsx";
import { StatusMessage } from "../../page-parts/status-message.tsx";
import * as styles from "./push-devices.css.ts";

interface PushDevicesProps {
  /** Setting push_public_key; without one nobody is offered push messages. */
  pushKey: string | null | undefined;
  /** The member's id. */
  member: string;
  /** How many devices get push messages. */
  devices: number;
}

/** Push messages on this device: all states with their buttons, of which the script shows the one that holds. */
export function PushDevices({ pushKey, member, devices }: PushDevicesProps) {
  const { t } = useTranslation("notifications");
  if (!pushKey) return null;
  return (
    <Section title={t("push.title")}>
      <Card>
        <p>{t("push.what")}</p>
        {devices > 0 && <p>{t("push.devices", { count: devices })}</p>}
        <div data-push-key={pushKey} data-push-member={member}>
          <States />
          <div role="status">
            <StatusMessage name="subscribed" tone="success" text={t("push.said_on")} />
            <StatusMessage name="unsubscribed" tone="info" text={t("push.said_off")} />
            <StatusMessage name="failed" tone="danger" text={t("push.failed")} />
          </div>
        </div>
      </Card>
      <script src={script} type="module" />
    </Section>
  );
}

function States() {
  const { t } = useTranslation("notifications");
  return (
    <>
      <ScriptSupport noScript={t("push.no_script")} unsupported={t("push.unsupported")} />
      <p data-state="denied" hidden>
        {t("push.denied")}
      </p>
      <div data-state="unsubscribed" className={styles.state} hidden>
        <Button type="button" tone="secondary" icon="bell" data-push-act="on">
          {t("push.turn_on")}
        </Button>
      </div>
      <div data-state="subscribed" className={styles.state} hidden>
        <p>{t("push.on_here")}</p>
        <Button type="button" tone="secondary" data-push-act="off">
          {t("push.turn_off")}
        </Button>
      </div>
    </>
  );
}
