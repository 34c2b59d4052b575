import type { OwnProfile } from "../../../contract/people/own-profile.ts";
import type { Gender } from "../../../contract/scalars.ts";
import { ABOUT_MAX, INTERESTS_MAX, NAME_MAX } from "../../../domain/account/limits.ts";
import { CharactersLeft } from "../../../page-parts/characters-left.tsx";
import { FactsFields } from "../../../page-parts/profile-form/facts-fields.tsx";
import { InterestChoices } from "../../../page-parts/profile-form/interest-choices.tsx";
import { KnownPlaceField } from "../../../page-parts/known-town/known-place-field.tsx";
import { placeName } from "../../../page-parts/known-town/known-town.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { aboutInForm } from "./about-in-form.ts";
import type { ProfileFieldsData } from "./profile-fields.server.ts";

interface ProfileFieldsProps {
  data: ProfileFieldsData;
  profile?: OwnProfile & { gender?: Gender };
}

/** Everything that may be changed, as members are asked it, and why. */
export function ProfileFields({ data, profile = {} }: ProfileFieldsProps) {
  const { t } = useTranslation(["operators", "profile"]);
  const facts = data.facts.map((fact) => ({ fact, value: profile[fact] }));
  return (
    <>
      <TextField
        name="name"
        dir="auto"
        hint={
          <>
            {t("profile:edit.name.hint", { max: NAME_MAX })} <CharactersLeft name="name" most={NAME_MAX} />
          </>
        }
        defaultValue={profile.name ?? ""}
      />
      <GenderField name="seeking" value={profile.seeking} />
      <PlaceFields data={data} profile={profile} />
      {data.about && (
        <TextField
          name="about"
          lines={5}
          dir="auto"
          hint={
            <>
              {t("profile:edit.about.hint", { max: ABOUT_MAX })} <CharactersLeft name="about" most={ABOUT_MAX} />
            </>
          }
          defaultValue={aboutInForm(profile)}
        />
      )}
      <FactsFields facts={facts} gender={profile.gender} />
      {data.interests && (
        <InterestChoices
          groups={data.groups}
          chosen={profile.interests ?? []}
          hint={t("profile:edit.interests.most", { max: INTERESTS_MAX })}
        />
      )}
      <TextField name="why" lines={2} hint={t("operators:profiles.why_hint")} />
    </>
  );
}

const GENDERS: readonly Gender[] = ["male", "female"];

/** Whom the profile is, or looks for. */
export function GenderField({ name, value }: { name: "gender" | "seeking"; value?: Gender | null }) {
  const { t } = useTranslation("attributes");
  const options = GENDERS.map((one) => ({ value: one, label: t(`values.${name}.${one}`) }));
  return <ChoiceField name={name} options={options} defaultValue={value ?? ""} short />;
}

function PlaceFields({ data, profile = {} }: ProfileFieldsProps) {
  const { t } = useTranslation("profile");
  const own = profile.country === data.country ? profile : undefined;
  return (
    <>
      <input type="hidden" name="country" value={data.country} readOnly />
      <KnownPlaceField known={placeName({ region: own?.region ?? "", city: own?.city ?? "" })} />
      <SelectField
        name="region"
        placeholder={t("edit.place.region_placeholder")}
        options={data.regions.map((name) => ({ value: name, label: name }))}
        defaultValue={own?.region ?? ""}
      />
      <TextField name="city" dir="auto" list={data.towns} defaultValue={own?.city ?? ""} />
    </>
  );
}
