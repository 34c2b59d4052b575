import { useState } from "react";
import { useLocation } from "react-router";
import type { FlashMessage } from "../../../request/visitor/visitor-cookie.server.ts";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";

/** How the flash message is shown. */
interface ShownFlash {
  toast?: ToastMessage;
  /** It came with the document and stays: it stands in the page, covers nothing and moves nothing. */
  banner?: FlashMessage;
  /** For ears only. */
  quiet?: string;
}

/**
 * Good news leaves by itself; what went wrong, or takes more than a line to say, stays until it is closed or the next page
 * comes. A like on the page asks for the page's data again, without the message: it is kept here.
 */
export function useFlash(flash: FlashMessage | undefined): ShownFlash {
  const { pathname } = useLocation();
  const [banner, setBanner] = useState(() => flash && isLasting(flash) && { flash, pathname });
  const [toast, setToast] = useState(flash && !banner ? { flash, pathname, count: 0 } : undefined);
  const [latest, setLatest] = useState(flash);
  if (banner && banner.pathname !== pathname) setBanner(undefined);
  if (flash && flash !== latest) {
    setLatest(flash);
    setToast({ flash, pathname, count: (toast?.count ?? 0) + 1 });
  }
  return {
    ...(banner && { banner: banner.flash }),
    ...(toast && shownAs(toast, { pathname, onClose: () => setToast(undefined) })),
  };
}

interface Told {
  flash: FlashMessage;
  pathname: string;
  count: number;
}

function shownAs({ flash, count, pathname }: Told, page: { pathname: string; onClose: () => void }): ShownFlash {
  const { tone, text, quiet } = flash;
  if (quiet) return { quiet: text };
  const stays = isLasting(flash);
  if (stays && pathname !== page.pathname) return {};
  return { toast: { id: `flash ${count}`, tone, text, stays, onClose: page.onClose } };
}

function isLasting({ tone, stays }: FlashMessage): boolean {
  return stays === true || tone === "danger" || tone === "warning";
}
