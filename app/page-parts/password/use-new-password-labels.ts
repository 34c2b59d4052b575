import { useTranslation } from "../../request/locale/use-translation.ts";

/** What the fields of a new password are called. */
export function useNewPasswordLabels() {
  const { t } = useTranslation("access");
  return { password: t("new_password"), password_repeat: t("new_password_repeat") };
}
