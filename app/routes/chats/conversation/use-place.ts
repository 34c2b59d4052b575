import { useTranslation } from "../../../request/use-translation.ts";
import type { Place } from "../list/chat-time.ts";

/** The page's language and the reader's `zone`, as the server knows it: the account's own setting, not this device's clock. */
export function usePlace(zone: string): Place {
  const { language } = useTranslation();
  return { locale: language, zone };
}
