import { type searchMembers, visitorFields } from "../../../../app/contract/people/discovery.ts";
import { PAGE_SIZE } from "../../../../app/contract/people/search-values.ts";
import type { Image } from "../../../../app/contract/people/profile.ts";
import { offeredSearch } from "../../../../app/domain/offered-search.ts";
import { nicheOf, searchStart } from "../../../../app/domain/site/niches.ts";
import { accept } from "../../../../app/domain/result.ts";
import type { Filter } from "../../actors/directory/filter.ts";
import type { Person } from "../../actors/member/people/person.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { clock } from "../../clock.ts";
import type { Answer, Given } from "../../http/http.ts";
import { signedImage } from "../../providers/photos/signed-image.ts";
import { mayLookAround } from "../../visitors/may-look-around.ts";
import { bornBetween } from "../../search/search-filter.ts";
import { FREE_PAGES, visitorSearch } from "./search-limits.ts";
import { visitorCard } from "./visitor-card.ts";

/** Blurs beside the results: enough to say that there are more people, too few to follow anybody. */
const BLURRED = 6;
/** Pages behind these are for members. */
const SHOWN = FREE_PAGES * PAGE_SIZE;

/**
 * The search of somebody who is not signed in (spec §6). Its results are who is shown to visitors; of all others it tells how many they are,
 * and shows blurs that belong to no name and lead nowhere. Decision 0189.
 */
export async function searchForVisitor(call: Given<typeof searchMembers>): Answer<typeof searchMembers> {
  const { actors, env, query } = call;
  const allowed = await mayLookAround(call, visitorSearch);
  if (!allowed.ok) return allowed;
  const settings = await settingsOf(call);
  const { countries } = settings;
  const asked = visitorFields.parse(offeredSearch(query, settings));
  const served = asked.country !== undefined && countries.includes(asked.country);
  const country = (served ? asked.country : countries[0]) ?? "NL";
  const start = searchStart(nicheOf(settings));
  const noAges = asked.min_age === undefined && asked.max_age === undefined;
  const { min_age, max_age } = noAges ? { ...asked, ...start } : asked;
  const search = { ...asked, gender: asked.gender ?? start.gender, min_age, max_age, country };
  const filter = filterOf(search);
  const directory = actors.directory(country);
  const [shown, others] = await Promise.all([
    directory.search({ ...filter, to_visitors: true, exclude: [], page: query.page, size: PAGE_SIZE }),
    query.page === 1 ? directory.search({ ...filter, ...OTHERS }) : undefined,
  ]);
  const people = query.page > FREE_PAGES ? [] : shown.cards.map((row) => JSON.parse(row) as Person);
  return accept({
    results: people.map((person) => visitorCard(person, env.PHOTO_SECRET)),
    pageNumber: query.page,
    numResults: Math.min(shown.count, SHOWN),
    more: shown.count > SHOWN,
    search,
    user: null,
    ...(others && { numMembersOnly: others.count, blurredImages: blursOf(others.cards, env.PHOTO_SECRET) }),
  });
}

const OTHERS = { to_visitors: false, exclude: [], page: 1, size: PAGE_SIZE } as const;

function filterOf(search: ReturnType<typeof visitorFields.parse> & Pick<Filter, "gender">): Filter {
  const { gender, countryregion, photo, no_fictional } = search;
  return {
    gender,
    regions: countryregion ? [countryregion] : undefined,
    born: bornBetween(search),
    photo: photo && true,
    fictional: no_fictional && false,
  };
}

/** Of those with a photo, and without its id: the blur stands for nobody. */
function blursOf(rows: string[], secret: string): Image[] {
  const now = clock.now();
  const people = rows.map((row) => JSON.parse(row) as Person);
  const blurs = people.flatMap(({ main_image: photo }) => {
    const { filename, thumb_filename, locked } = signedImage({ photo, locked: true, secret, now }) ?? {};
    return filename ? [{ filename, thumb_filename, locked, status: "active" }] : [];
  });
  return blurs.slice(0, BLURRED);
}
