import { birthDays } from "../../../app/domain/account/age.ts";
import type { Filter } from "../../../workers/api/actors/directory/filter.ts";

export const RARE_REGION = "Islands";
/** From half of the country to a thousandth of it. */
export const regions = Array.from({ length: 10 }, (_, place) => `Region ${place}`);

const AGES = [undefined, { min: 18, max: 75 }, { min: 60, max: 70 }, { min: 64, max: 64 }, { min: 95, max: 120 }];

/** Every kind of search that is offered: common and rare regions and ages, by members and by visitors. */
export function searches(today: string): Filter[] {
  const filters: Filter[] = [];
  for (const gender of ["female", "male"] as const)
    for (const seeking of ["female", "male", undefined] as const)
      for (const region of [undefined, regions[0], regions[4], regions.at(-1), RARE_REGION])
        for (const ages of AGES) {
          const born = ages && birthDays({ ...ages, today });
          filters.push({ gender, seeking, regions: region === undefined ? undefined : [region], born });
        }
  return filters;
}
