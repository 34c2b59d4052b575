import { useTranslation } from "../../request/locale/use-translation.ts";
import type { TimeLocale } from "./list/chat-time.ts";

/** The page's language and the reader's `zone`, as the server knows it: the account's own setting, not this device's clock. */
export function useTimeLocale(zone: string): TimeLocale {
  const { language } = useTranslation();
  return { locale: language, zone };
}
