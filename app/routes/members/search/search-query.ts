import type { FieldProblem } from "../../../contract/problems.ts";
import type { Gender } from "../../../contract/scalars.ts";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { readPage } from "../../../page-parts/page-links.tsx";

/** A search as its address says it; what is missing is the member's own preference. Spec §3, search store. */
export interface SearchQuery {
  gender?: Gender;
  country?: string;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
}

type AgeProblem = Extract<FieldProblem, "age_invalid" | "ages_swapped">;

export interface ReadSearch {
  query: SearchQuery;
  page: number;
  errors: { min_age?: AgeProblem; max_age?: AgeProblem };
  /** The ages as they were typed. */
  typed: { min_age: string; max_age: string };
  /** The panel was asked to stay open: a country was changed and its regions are to be chosen from. */
  open: boolean;
}

/** The API refuses pages beyond this one. */
export const LAST_PAGE = 100;

/** Reads the address. Choices that no list offers are dropped; a wrong age gets an error. */
export function readSearch(params: URLSearchParams, countries: readonly string[]): ReadSearch {
  const min = readAge(params.get("min_age"));
  const max = readAge(params.get("max_age"));
  const swapped = min.age !== undefined && max.age !== undefined && min.age > max.age;
  const country = params.get("country") ?? "";
  return {
    query: {
      gender: readGender(params.get("gender")),
      country: countries.includes(country) ? country : undefined,
      countryregion: params.get("countryregion")?.trim().slice(0, 80) || undefined,
      min_age: min.age,
      max_age: max.age,
    },
    page: Math.min(readPage(params.get("page")), LAST_PAGE),
    errors: { min_age: swapped ? "ages_swapped" : min.error, max_age: max.error },
    typed: { min_age: min.typed, max_age: max.typed },
    open: params.get("open") === "1",
  };
}

function readGender(text: string | null): Gender | undefined {
  return text === "female" || text === "male" ? text : undefined;
}

function readAge(text: string | null): { age?: number; error?: AgeProblem; typed: string } {
  const typed = (text ?? "").trim().slice(0, 20);
  if (!typed) return { typed };
  const age = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  return age >= MIN_AGE && age <= MAX_AGE ? { age, typed } : { error: "age_invalid", typed };
}

/** Only what is known: also the names of empty fields would travel with the page. */
export function withoutGaps(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The address of a search, without empty parts; `page` from 1. */
export function searchHref(query: SearchQuery, page = 1): string {
  const known = Object.entries({ ...withoutGaps(query), ...(page > 1 && { page }) });
  if (known.length === 0) return "/members";
  return `/members?${new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()}`;
}
