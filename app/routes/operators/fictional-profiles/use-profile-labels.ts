import { useFactLabels } from "../../../page-parts/profile-form/use-fact-labels.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";

/** What the fields of a fictional profile are called. */
export function useProfileLabels() {
  const { t } = useTranslation(["operators", "profile", "attributes"]);
  return {
    ...useFactLabels(),
    gender: t("attributes:facts.gender"),
    date_of_birth: t("profile:born"),
    name: t("profile:name"),
    seeking: t("attributes:facts.seeking"),
    region: t("profile:edit.place.region"),
    city: t("profile:edit.place.city"),
    about: t("profile:edit.about.label"),
    interests: t("profile:edit.interests.legend"),
    like_back: t("operators:profiles.like_back"),
    why: t("operators:profiles.why"),
  };
}
