import type { FormReply } from "../../../ui/form/form-fields.ts";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
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

interface DevicesProps {
  devices: NamedDevice[];
  reply?: FormReply;
}

/** Where one is signed in, this device first, and the way to sign out the others. */
export function Devices({ devices, reply }: DevicesProps) {
  const { t } = useTranslation("access");
  const others = devices.filter(({ current }) => !current);
  return (
    <Section id="devices" title={t("security.devices")}>
      <Card>
        <p>{t("security.devices_text")}</p>
        {reply && <ErrorSummary reply={reply} title={t("errors_title")} />}
        <ul className={styles.devices}>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
        {others.length > 1 && (
          <ButtonLink asChild tone="secondary" icon="logout">
            <AppLink href="?ask=others" preventScrollReset state={KEEPS_FOCUS}>
              {t("security.end_others")}
            </AppLink>
          </ButtonLink>
        )}
      </Card>
    </Section>
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
