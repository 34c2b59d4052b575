import type { Site } from "./browser-fixtures.ts";

export const HOUR = 60 * 60_000;

/** Somebody who signed up an hour ago, with nothing in their wallet: the time bonus is theirs for three hours more. */
export const aNewcomer = (site: Site, wishes = {}) =>
  site.member({ country: "NL", credits: 0, photo: true, signup_date: Date.now() - HOUR, ...wishes });
