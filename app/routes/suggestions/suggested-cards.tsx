import { LikeForm } from "../../page-parts/member-card/like-form.tsx";
import { MemberCards } from "../../page-parts/member-card/member-card.tsx";
import type { SuggestedPerson } from "../../page-parts/suggested-people/suggested-people.server.ts";
import { WhyLines } from "./why-lines.tsx";

/** Pictures that are in the first window of a phone. */
const FIRST = 2;

/** The cards that all members' pages show, with the reasons in the place of an interest. */
export function SuggestedCards({ label, people }: { label: string; people: SuggestedPerson[] }) {
  return (
    <LikeForm>
      <MemberCards
        label={label}
        cards={people.map(({ person, why }, index) => ({
          person,
          lazy: index >= FIRST,
          note: <WhyLines lines={why} />,
        }))}
      />
    </LikeForm>
  );
}
