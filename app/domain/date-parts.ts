/** A day as three fields of a form have it: as it was typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD` of three fields; nothing of three empty ones. What is no date stays what was typed, so that it can be shown again. */
export function joinDate({ day, month, year }: DateParts): string {
  const parts = [year.trim(), twoDigits(month), twoDigits(day)];
  return parts.every((part) => part === "") ? "" : parts.join("-");
}

/** A year of birth of which the last two digits were typed: within a hundred years before `today` (ISO 8601). All else stays as it is. */
export function yearOfBirth(typed: string, today: string): string {
  const year = typed.trim();
  if (!/^\d\d$/.test(year)) return typed;
  const now = Number(today.slice(0, 4));
  const born = 1900 + Number(year);
  return String(now - born > 100 ? born + 100 : born);
}

/** The three fields of what `joinDate` made; of any other text three empty ones. */
export function splitDate(text: string): DateParts {
  const [, year = "", month = "", day = ""] = /^(.*)-([^-]*)-([^-]*)$/s.exec(text) ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

function twoDigits(part: string): string {
  const typed = part.trim();
  return /^\d$/.test(typed) ? `0${typed}` : typed;
}

const withoutZero = (part: string) => part.replace(/^0(?=\d$)/, "");
