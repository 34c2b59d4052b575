import type { ReactNode } from "react";
import { useKeptHtml } from "../request/kept-html.ts";
import { useTranslation } from "../request/use-translation.ts";
import { PersonCard, PersonItem } from "../ui/person-card/person-card.tsx";
import { online as onlineStyle } from "./member-card.css.ts";
import { LikeButton } from "./like-form.tsx";
import type { Person } from "./person.ts";

interface MemberCardProps {
  person: Person;
  /** Below the first window: the picture may wait. */
  lazy?: boolean;
  /** Instead of an interest or the online sign. */
  note?: ReactNode;
  /** Instead of the like button. */
  children?: ReactNode;
}

/**
 * A member among others: portrait, name, place, one thing to talk about, and the like button. In a LikeForm. The same card
 * stands on the pages of many, and again on each page that somebody comes back to; the browser is told of pictures that
 * must not wait while the page is made, so those cards are made with it.
 */
export function MemberCard({ person, lazy, note, children }: MemberCardProps) {
  const key = lazy && note === undefined && children === undefined ? cardKey(person) : undefined;
  const inside = useKeptHtml(key, () => <Inside {...{ person, lazy, note, children }} />);
  return <PersonItem {...inside} />;
}

/** A card in words; in none of them is a line break. */
function cardKey({ id, src, name, age, place, interest, fictional, locked, liked, online }: Person): string {
  return ["card", id, src, name, age, place, interest, fictional, locked, liked, online].join("\n");
}

function Inside({ person, lazy, note, children }: MemberCardProps) {
  const { t } = useTranslation(["members", "common"]);
  const { id, age, place, src, locked, fictional } = person;
  const name = person.name ?? t("members:nameless");
  return (
    <PersonCard
      href={`/members/${id}`}
      name={name}
      age={age}
      place={place}
      photo={{ ...(locked ? { blurSrc: src } : { src }), placeholderText: t("common:photo.none"), lazy }}
      flag={fictional ? { text: t("members:fictional"), icon: "robot" } : undefined}
      note={note ?? (person.online ? <b className={onlineStyle}>{t("common:online")}</b> : person.interest)}
    >
      {children ?? <LikeButton id={id} name={name} liked={person.liked} />}
    </PersonCard>
  );
}
