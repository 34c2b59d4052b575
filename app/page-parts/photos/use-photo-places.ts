import { useTranslation } from "../../request/locale/use-translation.ts";

interface Place {
  /** From 1. */
  number: number;
  of: number;
  /** It is the main photo, wherever it stands: one before it waits, or is refused. */
  main: boolean;
}

/** Where one's photo can be put: the words of each button, and the place. */
export function usePhotoPlaces({ number, of, main }: Place): (readonly [words: string, place: number])[] {
  const { t } = useTranslation("photos");
  return [
    ...(number > 1 && !main ? [[t("make_main"), 1] as const] : []),
    ...(number > (main ? 1 : 2) ? [[t("earlier"), number - 1] as const] : []),
    ...(number < of ? [[t("later"), number + 1] as const] : []),
  ];
}
