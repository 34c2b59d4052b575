import type { ReactNode } from "react";
import type { Passkey } from "../../contract/account/passkeys.ts";
import type { Constraints } from "../../domain/form.ts";
import { formatAgo, formatDay } from "../../domain/locale/format.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Button } from "../../ui/button/button.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useLocale } from "../use-locale.ts";
import { Disclosure } from "../disclosure.tsx";
import * as styles from "./passkeys.css.ts";

interface PasskeyListProps {
  passkeys: Passkey[];
  /** In ms since 1970; the server's, so that all of them are told from one moment. */
  now: number;
  /** The page that removes them. */
  action: string;
  /** What was wrong with the last try to remove one. */
  reply?: FormReply;
  constraint?: Constraints;
  /** What is asked before one is removed. */
  children?: ReactNode;
}

/** Own passkeys, the newest first; removing one takes two presses. */
export function PasskeyList({ passkeys, ...rest }: PasskeyListProps) {
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <OnePasskey key={passkey.id} passkey={passkey} {...rest} />
      ))}
    </ul>
  );
}

function OnePasskey({
  passkey,
  now,
  action,
  reply,
  constraint,
  children,
}: Omit<PasskeyListProps, "passkeys"> & { passkey: Passkey }) {
  const { t } = useTranslation("access");
  const locale = useLocale();
  const { id, created, last_used: used } = passkey;
  const name = passkey.name || t("passkeys.unnamed");
  const refused = reply?.initialValue?.["id"] === id ? reply : undefined;
  const usage = used ? t("passkeys.last_used", { ago: formatAgo(used, locale, now) }) : t("passkeys.never_used");
  return (
    <li className={styles.row}>
      <Icon name="key" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{t("passkeys.created", { day: formatDay(created.slice(0, 10), locale) })}</p>
        <p className={styles.detail}>{usage}</p>
        <Disclosure title={t("passkeys.remove")} open={refused !== undefined}>
          <p>{t("passkeys.remove_effect")}</p>
          <ServerForm id={`remove-${id}`} action={action} constraint={constraint} reply={refused}>
            <Hidden name="intent" value="remove" />
            <Hidden name="id" value={id} />
            {children}
            <Button tone="danger" size="small" icon="trash">
              {t("passkeys.remove_now")}
              <span className={visuallyHidden}> {name}</span>
            </Button>
          </ServerForm>
        </Disclosure>
      </div>
    </li>
  );
}
