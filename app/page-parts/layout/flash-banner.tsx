import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import type { FlashMessage } from "../../request/visitor/visitor-cookie.server.ts";
import { Button } from "../../ui/button/button.tsx";
import { DocumentForm } from "../navigation/document-form.tsx";
import { Banner } from "../../ui/banner/banner.tsx";
import { place } from "./flash-banner.css.ts";

/** The flash message, in the flow of a page without a script, where nothing could dismiss a toast. */
export function FlashBanner({ flash }: { flash: FlashMessage }) {
  const { undo } = flash;
  if (flash.quiet) {
    return (
      <p role="status" className={visuallyHidden}>
        {flash.text}
      </p>
    );
  }
  return (
    <div role="status" className={place}>
      <Banner tone={flash.tone} action={undo && <UndoForm {...undo} />}>
        <p>{flash.text}</p>
      </Banner>
    </div>
  );
}

function UndoForm({ action, label, ...button }: NonNullable<FlashMessage["undo"]>) {
  return (
    <DocumentForm action={action}>
      <Button tone="secondary" size="small" {...button}>
        {label}
      </Button>
    </DocumentForm>
  );
}
