import { useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import type { MemberArea } from "../../request/member-area.ts";
import { useTranslation } from "../../request/use-translation.ts";
import type { Place } from "./chat-time.ts";

const never = () => () => {};
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page's language and the reader's time zone: the account's, else the server's `guess`, in the browser its own. */
export function usePlace(guess: string): Place {
  const { language } = useTranslation();
  const { user } = useOutletContext<MemberArea>();
  const device = useSyncExternalStore(never, deviceZone, () => guess);
  return { locale: language, zone: user.time_zone ? guess : device };
}
