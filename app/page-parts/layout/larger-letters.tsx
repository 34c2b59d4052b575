import { useTranslation } from "../../request/locale/use-translation.ts";
import { DocumentForm } from "../navigation/document-form.tsx";
import { LettersButton } from "../../ui/letters-button/letters-button.tsx";

interface LargerLettersProps {
  /** Are they on already? */
  comfort: boolean;
  /** In a bar, where words may have no room. */
  compact?: boolean;
  /** Among the menus of a bar: one word, as they have. */
  short?: boolean;
}

/** Switches comfort mode on or off; the action leads back to the page that it stands on. */
export function LargerLetters({ comfort, compact, short }: LargerLettersProps) {
  const { t } = useTranslation();
  return (
    <DocumentForm action="/lang-config">
      <LettersButton
        name="comfort"
        value={comfort ? "0" : "1"}
        label={t(comfort ? "menu.letters_normal" : "menu.letters_larger")}
        short={short ? t("menu.letters") : undefined}
        compact={compact}
      />
    </DocumentForm>
  );
}
