import script from "../browser/count-characters.ts?worker&url";
import { useTranslation } from "../request/locale/use-translation.ts";

/** Counts down to `most` and on; stands in the field's hint. A small script reveals it. */
export function CharactersLeft({ name, most }: { name: string; most: number }) {
  const { t } = useTranslation("fields");
  return (
    <>
      <b data-characters={name} data-most={most} aria-atomic="true" hidden>
        <span>{t("characters_left")} </span>
        <span data-number />
        <span> {t("characters_over")}</span>
      </b>
      <script src={script} type="module" />
    </>
  );
}
