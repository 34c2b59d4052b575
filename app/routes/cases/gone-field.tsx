import { FictionalSign } from "../../page-parts/fictional/fictional-sign.tsx";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import type { GonePerson } from "./complainant.server.ts";

/** Somebody whose conversation with the member is gone, or something else. The same whoever took it away: nobody is told of a block. */
export function GoneField({ people }: { people: readonly GonePerson[] }) {
  const { t } = useTranslation("complaints");
  return (
    <ChoiceField
      name="conversation"
      hint={t("gone_hint")}
      defaultValue=""
      options={[
        ...people.map((person) => ({
          value: person.conversation,
          label: <Name person={person} />,
          hint: t("gone_at", { at: person.at }),
        })),
        { value: "", label: t("gone_none") },
      ]}
    />
  );
}

function Name({ person }: { person: GonePerson }) {
  const name = useMemberName(person);
  return (
    <>
      <bdi>{name}</bdi> {person.fictional && <FictionalSign />}
    </>
  );
}
