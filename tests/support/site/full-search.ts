import { searchMembers } from "../../../app/contract/people/discovery.ts";
import { PAGE_SIZE } from "../../../app/contract/people/search-values.ts";
import { countries } from "../../../app/domain/locale/languages.ts";
import { internalApi } from "../../../scripts/seed/internal-api.ts";
import { personNumber } from "../../../scripts/seed/person.ts";
import { apiClient, type ApiClient } from "../http/api-client.ts";
import type { SiteUnderTest } from "./environment.ts";
import { eventually } from "../eventually.ts";
import { jarOf, siteApi, type MadeMember, type MemberWishes } from "./site-api.ts";

/** The country of the people in a full search: none has more, or longer, names of regions and towns. */
export const FULL_COUNTRY = "US";
/** The first number: beyond those of the seed. */
const FIRST = 20_000_000;
/** Their birthdays count from this day: also a run that goes on past midnight makes the same people. */
const MADE = Date.parse("2026-11-01");

/** Somebody whose first page of search results is full, with portraits as the demo people have them. */
export async function memberWithFullSearch(under: SiteUnderTest, wishes: MemberWishes = {}): Promise<MadeMember> {
  const viewer = await siteApi(under).makeMember({
    gender: "female",
    seeking: "male",
    country: FULL_COUNTRY,
    date_of_birth: "1958-05-14",
    ...wishes,
  });
  const api = apiClient(under.apiOrigin, { cookies: jarOf(viewer.cookie) });
  const photos = await portraits(api);
  const people = Array.from({ length: PAGE_SIZE }, (_, index) => {
    const person = personNumber(FIRST + index, { now: MADE, onlyFictional: false });
    // One is always online and another never, so that both states are shown on cards.
    const at = { country: FULL_COUNTRY, gender: "male", seeking: "female", last_active: Date.now() } as const;
    return {
      ...person,
      ...at,
      // Of the viewer's own age, give or take: a search without ages finds all of them.
      date_of_birth: `${1953 + (index % 11)}-06-15`,
      key: `full-search/${FULL_COUNTRY}/${index}`,
      images: [{ id: photos[index % photos.length] ?? "", status: "active" }],
    };
  });
  await internalApi(under).members(people);
  await eventually(
    "the first page is full",
    async () => (await api.callOrThrow(searchMembers, {})).results.length === 24,
  );
  return viewer;
}

/** Photos that the site has made already: drawing more would take seconds and weigh the same. */
async function portraits(api: ApiClient): Promise<string[]> {
  const searches = countries.flatMap((country) =>
    (["male", "female"] as const).map((gender) => api.callOrThrow(searchMembers, { country, gender })),
  );
  const cards = (await Promise.all(searches)).flatMap(({ results }) => results);
  return [...new Set(cards.flatMap(({ main_image: image }) => (image?.id ? [String(image.id)] : [])))];
}
