import { useFetcher } from "react-router";
import { isUnsent } from "../../../page-parts/navigation/unsent.ts";
import { UnsentText } from "../../../page-parts/navigation/unsent-text.tsx";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";
import { RESEND } from "./resend.tsx";

/** "Send again" could not be sent: there is no room for that in its line. */
export function useUnsentMail(): ToastMessage | undefined {
  const { data, reset } = useFetcher<unknown>({ key: RESEND });
  if (!isUnsent(data)) return undefined;
  return { id: RESEND, tone: "danger", text: <UnsentText {...data} />, stays: true, onClose: () => reset() };
}
