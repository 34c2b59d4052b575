import type { User } from "../../../contract/people/profile.ts";
import type { Constraints } from "../../../domain/form.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmailText } from "../../../ui/email-text/email-text.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { Disclosure } from "../../../page-parts/disclosure.tsx";
import { SecurityForm } from "./security-form.tsx";
import * as styles from "./security.css.ts";

interface EmailAddressProps {
  user: User;
  constraint: Constraints;
  reply?: FormReply;
}

/** The address, a new one that waits for its confirmation, and the form for a new one. Spec §4. */
export function EmailAddress({ user, constraint, reply }: EmailAddressProps) {
  const { t } = useTranslation("access");
  const pending = user.email_change;
  const failed = useFailure(pending?.failed ? pending.email : undefined);
  return (
    <Section title={t("security.email")}>
      <Card>
        <div>
          <p className={styles.address}>{user.email && <EmailText>{user.email}</EmailText>}</p>
          <Confirmation confirmed={user.status !== "not_confirmed"} />
        </div>
        {pending && !pending.failed && <Waiting email={pending.email} />}
        <Disclosure
          title={t(pending ? "security.email_again" : "security.email_change")}
          open={Boolean(reply ?? pending?.failed)}
        >
          <SecurityForm
            id="email"
            constraint={constraint}
            reply={reply ?? failed}
            errorTitle={t("errors_title")}
            labels={{ email: t("security.new_email"), password: t("security.own_password") }}
          >
            <TextField
              name="email"
              type="email"
              hint={t("security.new_email_hint")}
              autoComplete="email"
              defaultValue={pending?.email}
            />
            <PasswordField name="password" hint={t("security.own_password_hint")} autoComplete="current-password" />
            <Button name="intent" value="email" icon="mail">
              {t("security.email_submit")}
            </Button>
          </SecurityForm>
          {pending?.failed && <Cancel />}
        </Disclosure>
      </Card>
    </Section>
  );
}

/** Spec §8, 'E-mailadres niet gevonden': the mail to the new address came back. */
function useFailure(email: string | undefined): FormReply | undefined {
  const { t } = useTranslation("fields");
  if (!email) return undefined;
  const text = t("email_not_found");
  return { initialValue: { email }, error: { email: { text, summary: "text" } } };
}

function Confirmation({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation("access");
  return (
    <p className={styles.state}>
      <Icon name={confirmed ? "check" : "clock"} />
      {t(confirmed ? "security.confirmed" : "security.not_confirmed")}
    </p>
  );
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation("access");
  return (
    <Banner tone="info" icon="clock" title={t("security.waiting_title")}>
      <p>
        <EmailText>{t("security.waiting", { email })}</EmailText>
      </p>
      <Cancel />
    </Banner>
  );
}

function Cancel() {
  const { t } = useTranslation("access");
  return (
    <SecurityForm id="cancel">
      <Hidden name="intent" value="cancel_email" />
      <Button tone="quiet" size="small">
        {t("security.cancel")}
      </Button>
    </SecurityForm>
  );
}
