import { useTranslation } from "../../../request/locale/use-translation.ts";

/** What the fields of all steps are called; `name`: of whom the first message is for. A consent is a sentence at its box. */
export function useSignupLabels(name = "") {
  const { t } = useTranslation("signup");
  return {
    gender: t("who.gender"),
    seeking: t("who.seeking"),
    date_of_birth: t("birth.date_of_birth"),
    country: t("birth.country"),
    region: t("place.region"),
    city: t("place.city"),
    name: t("name.name"),
    email: t("name.email"),
    signup_message: t("message.label", { name }),
    password: t("account.password"),
    consent_terms: t("account.names.consent_terms"),
    consent_sensitive: t("account.names.consent_sensitive"),
  };
}
