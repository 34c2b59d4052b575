import type { ListedFictional } from "../../../contract/operators/operator-profiles.ts";
import { ageOn } from "../../../domain/account/age.ts";
import { dayIn } from "../../../domain/locale/day.ts";
import { formatCountry, formatDay, SITE_TIME_ZONE } from "../../../domain/locale/format.ts";

/** A profile as the list shows it. Its days are the site's; `now`: ISO 8601. */
export function profileRow(
  { id, name, date_of_birth, country, city, made_at, retired_at }: ListedFictional,
  { locale, now }: { locale: string; now: string },
) {
  const dayOf = (instant: string) => formatDay(dayIn(SITE_TIME_ZONE, instant), locale);
  return {
    id,
    name,
    age: ageOn(date_of_birth, now.slice(0, 10)),
    place: [city, formatCountry(country, locale)].filter(Boolean).join(", "),
    made: dayOf(made_at),
    retired: retired_at ? dayOf(retired_at) : undefined,
  };
}
