import type { User } from "../../contract/profile.ts";
import { remindsOfActivation } from "../../domain/attention.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { notices } from "./notices.css.ts";

/** Spec §4: until the address is confirmed, every page says so and can send the mail again. */
export function ActivationReminder({ user }: { user: User }) {
  const { t } = useTranslation();
  if (!remindsOfActivation(user)) return null;
  return (
    <div className={notices}>
      <Banner
        tone="warning"
        icon="mail"
        title={t("activation.title")}
        action={
          <form method="post" action="/activate">
            <input type="hidden" name="intent" value="resend" />
            <Button size="small" tone="secondary">
              {t("activation.resend")}
            </Button>
          </form>
        }
      >
        <p>{t("activation.text")}</p>
      </Banner>
    </div>
  );
}
