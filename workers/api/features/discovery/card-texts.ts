import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";
import { keptBySecret } from "../../kept-by-secret.ts";
import { cardOfToday, interestFor, isOnline } from "../../actors/member/people/cards/card.ts";
import type { Person, Relation } from "../../actors/member/people/person.ts";
import { kmBetweenSpots, spotAt } from "../../places/spot.ts";

/** A directory's row, read once. */
interface ReadCard {
  person: Person;
  /** The JSON of `cardOfToday`, without its last brace. */
  start: string;
  /** The person's interests as JSON, in their order. */
  interests: string[];
  /** Where their town lies, if we know it. */
  spot?: number | undefined;
}

/** Some ten megabytes. */
const MOST_KEPT = 5_000;
/** Rows that were read today, by their text: who changes has another text. Ages and photos' names change with the day. */
const read = keptBySecret<ReadToday>();

interface ReadToday {
  day: string;
  cards: Map<string, ReadCard>;
}

interface Order {
  /** As the directory gives it: JSON of a `Person`. */
  row: string;
  /** `env.PHOTO_SECRET` */
  secret: string;
  /** How the asker stands to them; nobody in particular asks without one. */
  relation?: (id: string) => Relation;
  /** The asking member's interests. */
  interests?: readonly string[];
  /** The asking member hides that they are here, and does not see it of others. */
  hidesOnline?: boolean;
  /** The square that distances are counted from. */
  from?: number | undefined;
}

/**
 * The JSON of `cardOf`, for a page of them: most rows were on somebody's page a moment ago, and reading, making and writing
 * them again was a tenth of a search (decision 0134).
 */
export function cardText({ row, secret, relation, interests = [], hidesOnline = false, from }: Order): string {
  const now = clock.now();
  const { person, start, interests: own, spot } = readCard(row, { secret, now });
  const stands = relation?.(person.id);
  const towards = stands ? `,"liked":${stands.liked},"matched":${stands.matched}` : "";
  const at = interestFor(person, interests);
  const shared = interests.includes(person.interests[at] ?? "") ? `,"interest_shared":true` : "";
  const distance = from && spot ? `,"distance":${kmBetweenSpots(from, spot)}` : "";
  const online = !hidesOnline && isOnline(person, now);
  return `${start}${distance},"online":${online},"interest":${own[at] ?? "null"}${shared}${towards}}`;
}

function readCard(row: string, { secret, now }: { secret: string; now: number }): ReadCard {
  const day = utcDay(now);
  const fits = (kept: ReadToday) => kept.day === day && kept.cards.size < MOST_KEPT;
  const { cards } = read(secret, { fits, make: () => ({ day, cards: new Map() }) });
  const known = cards.get(row);
  if (known) return known;
  const person = JSON.parse(row) as Person;
  const start = JSON.stringify(cardOfToday({ person, secret, now })).slice(0, -1);
  const made: ReadCard = {
    person,
    start,
    interests: person.interests.map((interest) => JSON.stringify(interest)),
    spot: person.position && spotAt(person.position),
  };
  cards.set(row, made);
  return made;
}
