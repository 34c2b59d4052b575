import { useOutletContext } from "react-router";
import type { NotificationSettings } from "../../contract/account/notifications.ts";
import { formatDay } from "../../domain/locale/format.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { EmailText } from "../../ui/email-text/email-text.tsx";
import { useLocale } from "../../page-parts/use-locale.ts";
import * as styles from "./notifications.css.ts";

interface MailOffProps {
  disabled: NotificationSettings["disabled"];
  reply?: FormReply;
}

/** Why mail is off (spec §4), each reason in words and with its way back. */
export function MailOff({ disabled, reply }: MailOffProps) {
  const { t } = useTranslation("notifications");
  const { user } = useOutletContext<MemberArea>();
  const locale = useLocale();
  return disabled.map(({ reason, at }) => (
    <Banner key={reason} tone="warning" icon="mail" title={t(`off.${reason}.title`)}>
      <p>
        <EmailText>{t(`off.${reason}.text`, { email: user.email ?? "" })}</EmailText>
      </p>
      {at && (
        <p>
          <small>{t("off.since", { day: formatDay(at.slice(0, 10), locale) })}</small>
        </p>
      )}
      <div className={styles.wayBack}>
        <ServerForm
          action="/notifications"
          id={reason}
          reply={reply?.initialValue?.reason === reason ? reply : undefined}
        >
          <Hidden name="intent" value="enable" />
          <Hidden name="reason" value={reason} />
          <Actions>
            <Button size="small">{t(`off.${reason}.back`)}</Button>
            {reason === "bounce" && (
              <ButtonLink href="/profile/security" size="small" tone="secondary">
                {t("off.bounce.other_address")}
              </ButtonLink>
            )}
          </Actions>
        </ServerForm>
      </div>
    </Banner>
  ));
}
