import { birthDays } from "../../../app/domain/account/age.ts";
import type { Filter } from "../../../workers/api/actors/directory/filter.ts";
import { aboutWords } from "../../../workers/api/actors/member/people/about-words.ts";
import { findTown } from "../../../workers/api/places/find-town.ts";
import { spotAt } from "../../../workers/api/places/spot.ts";

export const RARE_REGION = "Islands";
/** From half of the country to a thousandth of it. */
export const regions = Array.from({ length: 10 }, (_, place) => `Region ${place}`);

/** A search, and by what it is found in the figures. */
export interface Asked {
  kind: string;
  filter: Filter;
}

const DAY = 86_400_000;
const AGES = [undefined, { min: 18, max: 75 }, { min: 60, max: 70 }, { min: 64, max: 64 }, { min: 95, max: 120 }];

/** Every kind of search that is offered: regions and ages by members and visitors, each other filter and order alone, and many together. */
export function searches(now: number): Asked[] {
  return [...byPlaceAndAge(now), ...alone(now), ...together(now)];
}

function byPlaceAndAge(now: number): Asked[] {
  const asked: Asked[] = [];
  for (const gender of ["female", "male"] as const)
    for (const seeking of ["female", "male", undefined] as const)
      for (const region of [undefined, regions[0], regions[4], regions.at(-1), RARE_REGION])
        for (const ages of AGES)
          asked.push({
            kind: "region and ages",
            filter: { gender, seeking, regions: region === undefined ? undefined : [region], born: born(ages, now) },
          });
  return asked;
}

function born(ages: (typeof AGES)[number], now: number): Filter["born"] {
  return ages && birthDays({ ...ages, today: new Date(now).toISOString().slice(0, 10) });
}

type Wishes = Omit<Filter, "gender">;

/** Each filter and order by common and rare values. */
function kinds(now: number): Record<string, Wishes[]> {
  const [spot, far] = ["Amsterdam", "Maastricht"].map((town) => spotOf(town));
  const day = Math.floor(now / DAY);
  const near = (from = 0) => [5, 10, 25, 50, 100].map((km): Wishes => ({ near: { spot: from, km } }));
  return {
    distance: [...near(spot), ...near(far)],
    words: ["word1", "word30", "word900", "word1 word30", "nowhere"].map((text) => ({ words: aboutWords(text) })),
    interests: [{ interests: ["chess"] }, { interests: ["fishing"] }, { interests: ["yoga", "choir", "sailing"] }],
    photo: [{ photo: true }],
    "no fictional": [{ fictional: false }],
    active: [{ active_from: day - 6 }, { online_from: now - 600_000 }],
    new: [{ signed_up_from: day - 30 }],
    status: [{ relationship_status: "single" }, { relationship_status: "separated" }],
    reason: [{ reason: "friendship" }, { reason: "travel" }],
    nearest: [{ sort: { by: "nearest", from: spot ?? 0 } }, { sort: { by: "nearest", from: far ?? 0 } }],
    newest: [{ sort: { by: "newest" } }],
    "last active": [{ sort: { by: "last_active" } }],
  };
}

/** Each with everybody, ten years and a rare age: as members ask. */
function alone(now: number): Asked[] {
  const bases = [AGES[0], AGES[2], AGES[4]].map((ages) => ({ born: born(ages, now), asker_age: 65 }));
  return Object.entries(kinds(now)).flatMap(([kind, wishes]) =>
    wishes.flatMap((wish) =>
      bases.map((base) => ({
        kind,
        filter: { gender: "female" as const, seeking: "male" as const, ...base, ...wish },
      })),
    ),
  );
}

/** So many of them. */
const TOGETHER = 60;

/** Two to four filters and an order at once, the same in every run. */
function together(now: number): Asked[] {
  const all = Object.values(kinds(now));
  return Array.from({ length: TOGETHER }, (_, run) => {
    const wishes = Array.from({ length: 2 + (run % 3) }, (_none, turn) => {
      const kind = all[(run * 7 + turn * 5) % all.length] ?? [];
      return kind[(run + turn) % kind.length] ?? {};
    });
    return { kind: "together", filter: Object.assign({ gender: "female", seeking: "male" }, ...wishes) as Filter };
  });
}

function spotOf(town: string): number {
  return spotAt(findTown("NL", town)?.position ?? { latitude: 52, longitude: 5 });
}
