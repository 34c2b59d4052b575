import type { FormReply } from "../../../ui/form/form-fields.ts";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { useQuestion } from "../../../ui/dialog/use-question.tsx";
import { ErrorSummary } from "../../../ui/form/form-frame.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Section } from "../../../ui/page/page.tsx";
import * as styles from "./security.css.ts";
import { SecurityForm } from "./security-form.tsx";

/** A signed-in device, in words. */
export interface NamedDevice {
  id: string;
  /** The one that shows the page. */
  current: boolean;
  name: string;
  /** A telephone or a tablet, as its picture shows. */
  inHand: boolean;
  /** Empty when nothing is known of it; so is `since`. */
  lastSeen: string;
  since: string;
}

/** Where one is signed in, this device first, and the way to sign out the others. */
export function Devices({ devices, reply }: { devices: NamedDevice[]; reply?: FormReply }) {
  const { t } = useTranslation("access");
  const others = devices.filter(({ current }) => !current);
  return (
    <Section title={t("security.devices")}>
      <Card>
        <p>{t("security.devices_text")}</p>
        {reply && <ErrorSummary reply={reply} title={t("errors_title")} />}
        <ul className={styles.devices}>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
        {others.length > 1 && <EndOthers />}
      </Card>
    </Section>
  );
}

function EndOthers() {
  const { t } = useTranslation(["access", "common"]);
  const { onSubmit, question } = useQuestion({
    title: t("access:security.others_title"),
    text: t("access:security.others_text"),
    yes: t("access:security.others_yes"),
    no: t("access:security.others_no"),
    closeLabel: t("common:close"),
  });
  return (
    <>
      <SecurityForm id="others" onSubmit={onSubmit}>
        <Hidden name="intent" value="end_others" />
        <Button tone="secondary" icon="logout">
          {t("access:security.end_others")}
        </Button>
      </SecurityForm>
      {question}
    </>
  );
}

function Device({ device }: { device: NamedDevice }) {
  const { t } = useTranslation("access");
  const { id, current, name, inHand, lastSeen, since } = device;
  return (
    <li className={styles.device}>
      <Icon name={inHand ? "phone" : "computer"} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{lastSeen}</p>
        <p className={styles.detail}>{since}</p>
      </div>
      {!current && (
        <SecurityForm id={`end-${id}`}>
          <Hidden name="intent" value="end_device" />
          <Hidden name="id" value={id} />
          <Button tone="secondary" size="small">
            {t("security.end")}
            <span className={visuallyHidden}>
              {" "}
              {name}, {lastSeen}
            </span>
          </Button>
        </SecurityForm>
      )}
    </li>
  );
}
