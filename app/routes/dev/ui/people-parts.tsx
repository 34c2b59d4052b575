import { Button } from "../../../ui/button/button.tsx";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { PersonCard, PersonGrid } from "../../../ui/person-card/person-card.tsx";
import { PersonList, PersonRow } from "../../../ui/person-row/person-row.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { portrait } from "./portraits.ts";

const fictional = { text: "Fictional", icon: "robot" } as const;
const people = [
  { name: "Marianne", age: 64, place: "Utrecht", note: "Also likes walking", hue: 20 },
  { name: "Gerard", age: 71, place: "Amersfoort", hue: 200, flag: fictional },
  { name: "Johanna-Cornelia", age: 58, place: "’s-Hertogenbosch", note: "Also likes gardening", hue: 120 },
  { name: "Willem", age: 67, place: "Zwolle" },
  { name: "Els", age: 62, place: "Deventer", hue: 320, flag: fictional, count: 2 },
];

function Cards() {
  return (
    <PersonGrid label="Members">
      {people.map(({ hue, count, ...person }) => (
        <PersonCard
          key={person.name}
          {...person}
          href={`#${person.name}`}
          photo={{ src: hue === undefined ? undefined : portrait(hue), placeholderText: "No photo yet" }}
          badge={count ? { count, label: `${count} unread messages`, tone: "unread" } : undefined}
        >
          <form method="post">
            <Button tone={count ? "primary" : "secondary"} size="small" wide icon={count ? "heart-filled" : "heart"}>
              {count ? "Liked" : "Like"}
            </Button>
          </form>
        </PersonCard>
      ))}
    </PersonGrid>
  );
}

function Rows() {
  return (
    <PersonList label="Conversations">
      <PersonRow
        href="#els"
        name="Els, 62"
        photo={{ src: portrait(320) }}
        detail="Shall we walk along the IJssel on Sunday, if the weather holds?"
        time="10:42"
        badge={{ count: 120, label: "120 unread messages", tone: "unread" }}
      />
      <PersonRow
        href="#gerard"
        name="Gerard, 71"
        photo={{ src: portrait(200) }}
        flag={fictional}
        detail="You: thank you, that was kind."
        time="Yesterday"
      />
      <PersonRow href="#willem" name="Willem, 67" photo={{}} detail="New like!" time="3 May">
        <Button tone="secondary" size="small" type="button">
          Write
        </Button>
      </PersonRow>
    </PersonList>
  );
}

/** Lists of people and the ways through them. */
export function PeopleParts() {
  return (
    <Section title="People">
      <Tabs
        label="Likes"
        tabs={[
          { href: "#received", text: "Received", count: 12, current: true },
          { href: "#given", text: "Given", current: false },
          { href: "#matches", text: "Matches", count: 3, current: false },
        ]}
      />
      <ChipList label="Filters">
        <Chip href="#age" removeLabel="Remove filter:">
          60 to 70 years
        </Chip>
        <Chip href="#region" removeLabel="Remove filter:">
          Utrecht
        </Chip>
        <Chip>Gardening</Chip>
      </ChipList>
      <Cards />
      <Pagination
        label="Pages"
        previous={{ href: "#1", text: "Previous" }}
        next={{ href: "#3", text: "Next" }}
        pages={["1", "2", "3", "4"].map((text) => ({ href: `#page${text}`, text, current: text === "2" }))}
        summary="21 to 40 of 132 members"
      />
      <Rows />
    </Section>
  );
}
