import type { ReactNode } from "react";
import { useTranslation } from "../request/use-translation.ts";
import { PersonCard } from "../ui/person-card/person-card.tsx";
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

/** A member among others: portrait, name, place, one thing to talk about, and the like button. In a LikeForm. */
export function MemberCard({ person, lazy, note, children }: MemberCardProps) {
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
