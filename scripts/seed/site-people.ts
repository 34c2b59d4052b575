import { INTERESTS_MAX } from "../../app/domain/account/limits.ts";
import { leadingInterests } from "../../app/domain/site/niche-interests.ts";
import { firstNiche } from "../../app/domain/site/niches.ts";
import { drawnNames } from "../../app/domain/site/share-pictures.ts";
import type { Settings } from "../../app/contract/site.ts";
import type { Gender } from "../../app/contract/scalars.ts";
import type { SeedPerson } from "./person.ts";
import { randomFrom } from "./random.ts";

/** What makes somebody one of a niche's people. */
type Fitted = Pick<SeedPerson, "gender" | "seeking" | "sexuality" | "body_type"> & { interests?: string[] };

/** What a site of a demonstration is filled with, beside the first. */
export interface SitePeople {
  /** The site's id. */
  site: string;
  settings: Partial<Settings>;
  members: number;
  /** Their numbers begin here, so that nobody has the name and the face of somebody of another site. */
  first: number;
  /** Where they live; few people are somewhere near each other. */
  countries: readonly string[];
  /** As people of the niche are. */
  fit<Person extends Fitted>(person: Person): Person;
  /** Who of the demonstration's log-ins has an account here, too; another one than theirs elsewhere. */
  login: string;
}

const NEAR = ["NL", "BE"];

/** Two niches have people: enough to see that sites share nobody. The others are empty. */
export const demoSites: readonly SitePeople[] = [
  {
    site: "bbw",
    settings: { name: drawnNames.bbw, mail_name: drawnNames.bbw, countries: NEAR },
    members: 24,
    first: 1_000_000,
    countries: NEAR,
    fit: (person) =>
      withInterests("bbw", person.gender === "female" ? { ...person, body_type: curvy(person) } : person),
    login: "Anna",
  },
  {
    site: "gay",
    settings: { name: drawnNames.gay, mail_name: drawnNames.gay, countries: NEAR },
    members: 24,
    first: 2_000_000,
    countries: NEAR,
    fit: (person) => withInterests("gay", { ...person, seeking: person.gender, sexuality: SAME[person.gender] }),
    login: "Willem",
  },
];

const SAME: Record<Gender, SeedPerson["sexuality"]> = { female: "lesbian", male: "gay" };

/** One or two that the site has before all others, first among their own. */
function withInterests<Person extends Fitted>(site: string, person: Person): Person {
  const { interests: chosen = [] } = person;
  const random = randomFrom(1, `interests ${chosen.join()}`);
  const own = random.some(leadingInterests({ niche: firstNiche(site) }), 1 + random.whole(2));
  return { ...person, interests: [...new Set([...own, ...chosen])].slice(0, INTERESTS_MAX) };
}

function curvy({ body_type }: Fitted): SeedPerson["body_type"] {
  return body_type === "sturdy" ? "sturdy" : "curvy";
}
