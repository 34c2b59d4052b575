import type { NotificationSettings } from "../../contract/account/notifications.ts";
import type { MailKind, NotificationChannel } from "../../contract/account/notification-kinds.ts";
import { liveMailKinds, mailGroups, type MailGroup } from "../../domain/notifications/mail-settings.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import * as styles from "./notifications.css.ts";

interface SwitchesProps {
  settings: NotificationSettings;
  /** This site can send push messages. */
  push: boolean;
  reply?: FormReply;
}

/** The kinds of spec §3 that are sent, by mail and by push message; a kind that the API does not name is off. */
export function Switches({ settings, push, reply }: SwitchesProps) {
  const { t } = useTranslation("notifications");
  const channels: NotificationChannel[] = push ? ["email", "push"] : ["email"];
  const groups = (Object.keys(mailGroups) as MailGroup[])
    .map((group) => ({ group, kinds: mailGroups[group].filter((kind: MailKind) => liveMailKinds.includes(kind)) }))
    .filter(({ kinds }) => kinds.length > 0);
  return (
    <ServerForm action="/notifications" reply={reply}>
      <Hidden name="intent" value="save" />
      <Hidden name="columns" value={channels.join(" ")} />
      {groups.map(({ group, kinds }) => (
        <Card key={group} as="section">
          <div>
            <h2>{t(`groups.${group}.title`)}</h2>
            {group === "site" && <p className={styles.soft}>{t("groups.site.text")}</p>}
          </div>
          <div>
            {kinds.map((kind) => (
              <Kind key={kind} kind={kind} channels={channels} settings={settings} />
            ))}
          </div>
        </Card>
      ))}
      <Button>{t("save")}</Button>
    </ServerForm>
  );
}

interface KindProps {
  kind: MailKind;
  channels: NotificationChannel[];
  settings: NotificationSettings;
}

function Kind({ kind, channels, settings }: KindProps) {
  const { t } = useTranslation("notifications");
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.name}>{t(`kinds.${kind}.title`)}</legend>
      <p className={styles.soft}>{t(`kinds.${kind}.text`)}</p>
      <div className={styles.boxes}>
        {channels.map((channel) => (
          <CheckboxField
            key={channel}
            name={`${channel}.${kind}`}
            label={t(`channels.${channel}`)}
            defaultChecked={settings[channel][kind] ?? false}
          />
        ))}
      </div>
    </fieldset>
  );
}
