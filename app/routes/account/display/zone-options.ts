import type { User } from "../../../contract/people/profile.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { isTimeZone, zoneOf, zonesToChoose } from "../../../domain/locale/time-zone.ts";

/** `now`: an instant; zones are easiest told apart by what the clock says there. */
interface When {
  now: string;
  locale: string;
}

type Member = Pick<User, "time_zone"> & { profile: { country?: string | null } };

/** The zone of somebody who chose none: its city, and the time there. */
export function automaticZone({ profile }: Member, when: When): { city: string; time: string } {
  const zone = zoneOf(profile.country ?? "");
  return { city: cityOf(zone), time: timeIn(zone, when) };
}

/** "Nederland, Amsterdam – 14:05", in the order of their names; one's own too when it is elsewhere. */
export function zoneOptions({ time_zone: own }: Member, when: When): { value: string; label: string }[] {
  const offered = zonesToChoose();
  const listed = offered.map(({ country, zone }) => ({
    value: zone,
    label: `${formatCountry(country, when.locale)}, ${cityOf(zone)} – ${timeIn(zone, when)}`,
  }));
  const elsewhere = isTimeZone(own) && !offered.some(({ zone }) => zone === own);
  return [
    ...(elsewhere ? [{ value: own, label: `${cityOf(own)} – ${timeIn(own, when)}` }] : []),
    ...listed.sort((a, b) => a.label.localeCompare(b.label, when.locale)),
  ];
}

function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

function timeIn(timeZone: string, { now, locale }: When): string {
  const options = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(now));
}
