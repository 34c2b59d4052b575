import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import type { FlashMessage } from "../../request/visitor/visitor-cookie.server.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { place } from "./flash-banner.css.ts";

/** The flash message, in the flow of a page without a script, where nothing could dismiss a toast. */
export function FlashBanner({ flash }: { flash: FlashMessage }) {
  if (flash.quiet) {
    return (
      <p role="status" className={visuallyHidden}>
        {flash.text}
      </p>
    );
  }
  return (
    <div role="status" className={place}>
      <Banner tone={flash.tone}>
        <p>{flash.text}</p>
      </Banner>
    </div>
  );
}
