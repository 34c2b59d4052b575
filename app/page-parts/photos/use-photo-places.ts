import { useTranslation } from "../../request/locale/use-translation.ts";

/**
 * Where one's photo at place `number`, from 1, can be put: the words of each button, and the place. `main`: it is the main photo
 * already, wherever it stands, as what comes before it waits or was refused.
 */
export function usePhotoPlaces(number: number, of: number, main: boolean): (readonly [words: string, place: number])[] {
  const { t } = useTranslation("photos");
  return [
    ...(number > 1 && !main ? [[t("make_main"), 1] as const] : []),
    ...(number > (main ? 1 : 2) ? [[t("earlier"), number - 1] as const] : []),
    ...(number < of ? [[t("later"), number + 1] as const] : []),
  ];
}
