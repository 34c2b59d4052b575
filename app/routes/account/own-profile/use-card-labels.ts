import { useFactLabels } from "../../../page-parts/profile-form/use-fact-labels.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";

/** What the fields of all cards are called. */
export function useCardLabels() {
  const { t } = useTranslation("profile");
  return {
    ...useFactLabels(),
    about: t("edit.about.label"),
    interests: t("edit.interests.legend"),
    seeking: t("edit.looking-for.seeking"),
    seeking_min_age: t("edit.looking-for.min_age"),
    seeking_max_age: t("edit.looking-for.max_age"),
    seeking_regions: t("edit.looking-for.regions"),
    like_back: t("edit.looking-for.like_back"),
    name: t("edit.name.label"),
    country: t("edit.place.country"),
    region: t("edit.place.region"),
    city: t("edit.place.city"),
  };
}
