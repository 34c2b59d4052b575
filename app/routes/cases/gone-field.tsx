import { FictionalSign } from "../../page-parts/fictional/fictional-sign.tsx";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import type { GonePerson } from "./complainant.server.ts";

/**
 * Somebody whose conversation with the member is gone, or something else. The same whoever took it away: nobody is told of a block.
 * `people`: undefined while the list cannot be asked.
 */
export function GoneField({ people }: { people: readonly GonePerson[] | undefined }) {
  const { t } = useTranslation("complaints");
  if (!people) return <Hidden name="conversation" value="" />;
  if (people.length === 0) return null;
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
