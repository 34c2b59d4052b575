import { NAME_MAX } from "../../../../domain/account/limits.ts";
import { LinkedText } from "../../../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { CharactersLeft } from "../../../../page-parts/characters-left.tsx";
import * as styles from "../own-profile.css.ts";

/** What others call the member; gender and date of birth are support's to change. */
export function NameFields({ name }: { name: string }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <TextField
        name="name"
        dir="auto"
        hint={
          <>
            {t("edit.name.hint", { max: NAME_MAX })} <CharactersLeft name="name" most={NAME_MAX} />
          </>
        }
        defaultValue={name}
        autoComplete="nickname"
      />
      <p className={styles.soft}>
        <LinkedText text={t("support")} links={{ service: "/pages/service" }} />
      </p>
    </>
  );
}
