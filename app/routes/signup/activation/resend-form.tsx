import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";

interface ResendFormProps {
  /** The page that is shown afterwards; without it the members page. */
  back?: string;
  /** Where else to go. */
  link: { href: string; text: string };
}

/** Sends the activation mail once more. For members who are signed in. */
export function ResendForm({ back, link }: ResendFormProps) {
  const { t } = useTranslation("signup");
  return (
    <ServerForm action="/activation-mail">
      {back && <Hidden name="back" value={back} />}
      <Actions>
        <Button icon="mail" wide>
          {t("activate_error.resend")}
        </Button>
        <ButtonLink href={link.href} tone="quiet" wide>
          {link.text}
        </ButtonLink>
      </Actions>
    </ServerForm>
  );
}
