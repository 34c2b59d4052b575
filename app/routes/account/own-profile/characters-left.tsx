import script from "../../../browser/count-characters.ts?worker&url";
import { useTranslation } from "../../../request/locale/use-translation.ts";

/** Counts down before the limit cuts; stands in the field's hint. A small script reveals it. */
export function CharactersLeft({ name }: { name: string }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <b data-characters={name} aria-atomic="true" hidden>
        {t("edit.characters_left")} <span />
      </b>
      <script src={script} type="module" />
    </>
  );
}
