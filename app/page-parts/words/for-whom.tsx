import { MIN_AGE } from "../../domain/account/age.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";

/** For whom the site is, in the one sentence that says so everywhere. */
export function ForWhom() {
  const { t } = useTranslation("pages");
  return t("for_whom", { min_age: MIN_AGE });
}
