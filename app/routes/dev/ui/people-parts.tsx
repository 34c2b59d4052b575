import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { PersonCard, PersonGrid } from "../../../ui/person-card/person-card.tsx";
import { PersonList, PersonRow } from "../../../ui/person-row/person-row.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { portrait } from "./portraits.ts";

const fictional = (
  <>
    <Icon name="robot" size={18} /> Fictional
  </>
);
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
      {people.map(({ name, age, hue, count, ...person }) => (
        <PersonCard
          key={name}
          {...person}
          link={
            <a href={`#${name}`}>
              <NameAndAge name={name} age={age} />
            </a>
          }
          photo={{
            src: hue === undefined ? undefined : portrait(hue),
            of: { id: name, name },
            placeholderText: "No photo yet",
          }}
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
        link={<a href="#els">Els, 62</a>}
        photo={{ src: portrait(320) }}
        detail="Shall we walk along the IJssel on Sunday, if the weather holds?"
        time="10:42"
        badge={{ count: 120, label: "120 unread messages", tone: "unread" }}
      />
      <PersonRow
        link={<a href="#gerard">Gerard, 71</a>}
        photo={{ src: portrait(200) }}
        flag={fictional}
        detail="You: thank you, that was kind."
        time="Yesterday"
      />
      <PersonRow
        link={<a href="#willem">Willem, 67</a>}
        photo={{ of: { id: "Willem", name: "Willem" } }}
        detail="New like!"
        time="3 May"
      >
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
    <>
      <Tabs
        label="Likes"
        tabs={[
          { link: <a href="#received">Received</a>, count: 12, current: true },
          { link: <a href="#given">Given</a>, current: false },
          { link: <a href="#matches">Matches</a>, count: 3, current: false },
        ]}
      />
      <ChipList label="Filters">
        <Chip link={<a href="#age">60 to 70 years</a>} removeLabel="Remove filter:" />
        <Chip link={<a href="#region">Utrecht</a>} removeLabel="Remove filter:" />
        <Chip>Gardening</Chip>
      </ChipList>
      <Cards />
      <Pagination
        label="Pages"
        previous={<a href="#1">Previous</a>}
        next={<a href="#3">Next</a>}
        pages={["1", "2", "3", "4"].map((text) => ({
          link: <a href={`#page${text}`}>{text}</a>,
          current: text === "2",
        }))}
        summary="21 to 40 of 132 members"
      />
      <Rows />
    </>
  );
}
