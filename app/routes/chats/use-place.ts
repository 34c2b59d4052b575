import { useSyncExternalStore } from "react";
import { useTranslation } from "../../request/use-translation.ts";
import type { Place } from "./chat-time.ts";

const never = () => () => {};
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page's language and the reader's time zone: the server's `guess`, in the browser its own. */
export function usePlace(guess: string): Place {
  const { language } = useTranslation();
  const zone = useSyncExternalStore(never, deviceZone, () => guess);
  return { locale: language, zone };
}
