import type { SignedInDevice } from "../../../contract/access.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { formatAgo, formatDay } from "../../../domain/locale/format.ts";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import * as styles from "./security.css.ts";

/** A device with what its user agent tells of it. */
export interface NamedDevice extends SignedInDevice {
  /** Empty when nothing is known of it. */
  name: string;
  /** A telephone or a tablet, as its picture shows. */
  inHand: boolean;
}

interface DevicesProps {
  devices: NamedDevice[];
  /** In ms since 1970; the server's, so that all of them are told from one moment. */
  now: number;
  reply?: FormReply;
}

/** Where one is signed in, this device first, and the way to sign out the others. */
export function Devices({ devices, now, reply }: DevicesProps) {
  const { t } = useTranslation("access");
  const others = devices.filter(({ current }) => !current);
  return (
    <Section title={t("security.devices")}>
      <Card>
        <p>{t("security.devices_text")}</p>
        {reply && <ServerForm reply={reply} />}
        <ul className={styles.devices}>
          {devices.map((device) => (
            <Device key={device.id} device={device} now={now} />
          ))}
        </ul>
        {others.length > 1 && (
          <ServerForm id="others" action="/profile/security">
            <Hidden name="intent" value="end_others" />
            <Button tone="secondary" icon="logout">
              {t("security.end_others")}
            </Button>
          </ServerForm>
        )}
      </Card>
    </Section>
  );
}

function Device({ device, now }: { device: NamedDevice; now: number }) {
  const { t } = useTranslation("access");
  const name = device.name || t("security.unknown_device");
  const lastSeen = useLastSeen(device, now);
  return (
    <li className={styles.device}>
      <Icon name={device.inHand ? "phone" : "computer"} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{lastSeen}</p>
        <p className={styles.detail}>{useSince(device)}</p>
      </div>
      {!device.current && (
        <ServerForm id={`end-${device.id}`} action="/profile/security">
          <Hidden name="intent" value="end_device" />
          <Hidden name="id" value={device.id} />
          <Button tone="secondary" size="small">
            {t("security.end")}
            <span className={visuallyHidden}>
              {" "}
              {name}, {lastSeen}
            </span>
          </Button>
        </ServerForm>
      )}
    </li>
  );
}

function useLastSeen({ current, last_seen: seen }: SignedInDevice, now: number): string {
  const { t } = useTranslation("access");
  const locale = useLocale();
  if (current) return t("security.this_device");
  return seen ? t("security.last_seen", { ago: formatAgo(seen, locale, now) }) : "";
}

function useSince({ created, method }: SignedInDevice): string {
  const { t } = useTranslation("access");
  const locale = useLocale();
  if (!created) return "";
  return t(`security.since.${method ?? "unknown"}`, { day: formatDay(created.slice(0, 10), locale) });
}
