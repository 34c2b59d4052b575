/** 18 or over, everywhere (design §8). */
export const MIN_AGE = 18;
/** Years; a higher age is a typing mistake. */
export const MAX_AGE = 120;

/** Whole years on `today`; both are `YYYY-MM-DD`. Someone born on 29 February has their birthday on 1 March. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** A `YYYY-MM-DD` that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `YYYY-MM-DD` of the youngest and oldest that are `min` to `max` years old on `today`, both included. */
export function birthDays({ min, max, today }: { min: number; max: number; today: string }): {
  from: string;
  until: string;
} {
  const year = Number(today.slice(0, 4));
  const monthDay = today.slice(5);
  return { from: dayAfter(`${year - max - 1}-${monthDay}`), until: `${year - min}-${monthDay}` };
}

/** Works on days that the calendar lacks too (29 February), as dates are compared as text. */
function dayAfter(text: string): string {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}
