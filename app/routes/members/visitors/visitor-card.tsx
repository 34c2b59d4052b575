import { useTranslation } from "../../../request/locale/use-translation.ts";
import { PersonCard } from "../../../ui/person-card/person-card.tsx";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import type { CardView } from "../../../page-parts/member-card/card-view.ts";
import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";

/** Somebody as a visitor may see them. There is nothing to press: what one does with people is for members. */
export function VisitorCard({ person, lazy }: { person: CardView; lazy: boolean }) {
  const { t } = useTranslation();
  const { id, age, place, src, interest, fictional } = person;
  return (
    <PersonCard
      link={
        <a href={`/members/${id}`}>
          <NameAndAge name={useMemberName(person)} age={age} />
        </a>
      }
      place={place}
      photo={{ src, of: person, placeholderText: t("photo.none"), lazy }}
      flag={fictional && <FictionalSign />}
      note={interest}
    />
  );
}
