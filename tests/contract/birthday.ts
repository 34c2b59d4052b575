const DAY = 24 * 60 * 60 * 1000;

/** The day on which somebody was born who turns `years` so many days after today, in UTC as the API counts. */
export function birthday(years: number, daysFromNow = 0): string {
  const day = new Date(Date.now() + daysFromNow * DAY).toISOString().slice(0, 10);
  // Few years have a 29 February: then the day before, or after, which leaves the age of today as it would be.
  const exists = day.endsWith("-02-29") ? (daysFromNow > 0 ? "-03-01" : "-02-28") : day.slice(4);
  return `${Number(day.slice(0, 4)) - years}${exists}`;
}
