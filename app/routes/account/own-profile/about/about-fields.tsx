import { ABOUT_MAX } from "../../../../domain/account/limits.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { CharactersLeft } from "../../../../page-parts/characters-left.tsx";

/** The free text of the own profile. */
export function AboutFields({ about }: { about: string }) {
  const { t } = useTranslation("profile");
  return (
    <TextField
      name="about"
      lines={6}
      dir="auto"
      hint={
        <>
          {t("edit.about.hint", { max: ABOUT_MAX })} <CharactersLeft name="about" most={ABOUT_MAX} />
        </>
      }
      defaultValue={about}
    />
  );
}
