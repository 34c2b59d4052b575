import { useTranslation } from "../../request/locale/use-translation.ts";

/** Where one's photo at place `number`, from 1, can be put: the words of each button, and the place. */
export function usePhotoPlaces(number: number, of: number): (readonly [words: string, place: number])[] {
  const { t } = useTranslation("photos");
  return [
    ...(number > 1 ? [[t("make_main"), 1] as const] : []),
    ...(number > 2 ? [[t("earlier"), number - 1] as const] : []),
    ...(number < of ? [[t("later"), number + 1] as const] : []),
  ];
}
