import { LONGEST_PLACE, LONGEST_SENDER } from "../../contract/safety/cases.ts";
import { CharactersLeft } from "../../page-parts/characters-left.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { TextField } from "../../ui/form/text-field.tsx";

/** Where it is. */
export function PlaceField() {
  const { t } = useTranslation("complaints");
  const left = <CharactersLeft name="address" most={LONGEST_PLACE} />;
  return (
    <TextField
      name="address"
      hint={
        <>
          {t("address_hint", { max: LONGEST_PLACE })} {left}
        </>
      }
      lines={2}
    />
  );
}

/** A visitor may say who they are. */
export function SenderFields() {
  const { t } = useTranslation("complaints");
  const left = <CharactersLeft name="name" most={LONGEST_SENDER} />;
  return (
    <>
      <TextField name="name" hint={left} autoComplete="name" />
      <TextField name="email" type="email" hint={t("email_hint")} autoComplete="email" />
    </>
  );
}
