import { NameAndAge } from "../words/name-and-age.tsx";
import type { ReactNode } from "react";
import { useCachedItems } from "../../request/pages/cached-html.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { PersonCard, PersonGrid } from "../../ui/person-card/person-card.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { FictionalSign } from "../fictional/fictional-sign.tsx";
import { useMemberName } from "../words/use-member-name.ts";
import { online } from "./member-card.css.ts";
import { LikeButton } from "./like-form.tsx";
import type { CardView } from "./card-view.ts";

interface MemberCardProps {
  person: CardView;
  /** Below the first window: the picture may wait. */
  lazy?: boolean;
  /** Instead of an interest. */
  note?: ReactNode;
  /** The query of the profile's address: the search that its neighbours are found by. */
  from?: string;
  /** Instead of the like button. */
  action?: ReactNode;
}

/**
 * Members among each other: portrait, name, place, one thing to talk about, and the like button. In a LikeForm. A card
 * stands on the pages of many, and again on each page that somebody comes back to.
 */
export function MemberCards({ label, cards }: { label: string; cards: MemberCardProps[] }) {
  const items = cards.map((card) => ({
    id: card.person.id,
    key: keyOf(card),
    render: () => <MemberCard {...card} />,
  }));
  return <PersonGrid label={label} {...useCachedItems(items)} />;
}

/** All that a card shows; what the page adds is no data. */
function keyOf({ person, lazy, note, from, action }: MemberCardProps): string | undefined {
  if (note !== undefined || from !== undefined || action !== undefined) return undefined;
  return `card\n${JSON.stringify([lazy, person])}`;
}

/** One of the MemberCards, or of another PersonGrid. */
export function MemberCard({ person, lazy, note, from = "", action }: MemberCardProps) {
  const { t } = useTranslation();
  const { id, age, place, src, locked, fictional } = person;
  const name = useMemberName(person);
  return (
    <PersonCard
      link={
        <AppLink href={`/members/${id}${from}`}>
          <NameAndAge name={name} age={age} />
        </AppLink>
      }
      place={place}
      photo={{ ...(locked ? { blurSrc: src } : { src }), of: person, placeholderText: t("photo.none"), lazy }}
      flag={fictional ? <FictionalSign /> : person.online ? <Online /> : person.new && t("new")}
      count={person.photos}
      note={note ?? person.interest}
    >
      {action ?? <LikeButton id={id} name={name} liked={person.liked} />}
    </PersonCard>
  );
}

function Online() {
  return <span className={online}>{useTranslation().t("online")}</span>;
}
