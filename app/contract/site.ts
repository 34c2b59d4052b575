import { geocodeCall, listRegionsCall, pageHiddenCall } from "./browser-calls.ts";
import { defineEndpoint } from "./endpoint.ts";
import { country, flag, holding, instant, list, wholeNumber } from "./scalars.ts";
import { z } from "./zod.ts";

/** 'yes', 'no', or PHP's own booleans, kept as a string. */
const choice = z.union([
  z.string(),
  z.boolean().transform((on) => (on ? "yes" : "no")),
  z.int().transform((n) => (n ? "yes" : "no")),
]);

/** A site's settings (spec §3). Everything has a default, so a PHP API may answer with any part of it. */
export const settings = z.object({
  name: z.string().default("Periwinkle"),
  index_title: z.string().nullish(),
  description: z.string().nullish(),
  domain: z.string().nullish(),
  domain_language: z.string().default("en"),
  /** Stands before every picture's file name. */
  cdn_prefix: z.string().default("/photos/"),
  /** 1 general, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay (spec §1, in its order). */
  niche: wholeNumber.default(1),
  signups: z.string().default("all"),
  logged_out_search: choice.default("no"),
  logged_out_search_trafficsource: choice.default("no"),
  geoip_country: z.string().nullish(),
  /** VAPID; without it nobody is offered push messages. */
  push_public_key: z.string().nullish(),
  support_phone: z.string().nullish(),
  support_email: z.string().nullish(),
  /** Cheapest message per country: `costs` in minor units. */
  minimum_message_costs: z.record(z.string(), z.object({ costs: wholeNumber, currency: z.string() })).nullish(),
  fictional_icon: z.string().nullish(),
  fictional_warning: z.string().nullish(),
  fictional_singular: z.string().nullish(),
  fictional_plural: z.string().nullish(),
  enable_site_entry_popup: choice.default("no"),
  /** ISO codes of the countries this site serves. */
  countries: list(z.string()).default([]),
  /** Credits one message costs. */
  message_credits: wholeNumber.default(1),
  /** How long the credits of a message to a fictional profile are held for an answer, hours; 0: they are spent at once. */
  fictional_hold_hours: wholeNumber.default(0),
  photo_credits: wholeNumber.default(0),
  gift_credits: wholeNumber.default(0),
  /** Credits a new member starts with. */
  signup_credits: wholeNumber.default(0),
  /** Characters a message may have. */
  message_length: wholeNumber.default(2000),
  /** For how many months a free member sees what was written (spec §9, chat history); 0: without a limit, as premium members do. */
  history_months: wholeNumber.default(0),
  refund_days: wholeNumber.default(14),
  /** Which facts of a profile the site asks and shows (`profileFields`); all of them if left out. */
  visible_profile_fields: list(z.string()).nullish(),
  /** Which free texts (`profileNotes`). */
  visible_profile_notes: list(z.string()).nullish(),
  /** Which filters the search offers, by the names of `searchFields`; all of them if left out. */
  search_fields: list(z.string()).nullish(),
  mail_name: z.string().nullish(),
  /** Of terms and privacy statement (spec §9, terms version date). With it, who agreed to an older one is asked again. */
  terms_version: instant.nullish(),
  /** Pages that operators wrote (spec §2, `{token}`): by token, a number that changes with the page. Decision 0237. */
  pages: z.record(z.string(), wholeNumber).nullish(),
  /** Demonstration site: demo log-ins and the development mailbox are shown. */
  demo: flag.default(false),
});

export type Settings = z.output<typeof settings>;

/** The site's settings; `forced-domain` is the visitor's host. Spec §7. */
export const getSettings = defineEndpoint({
  name: "getSettings",
  method: "GET",
  path: "/api/settings.php",
  query: z.object({ "forced-domain": z.string().max(253).optional() }),
  reply: holding("settings", settings),
  problems: [],
});

/** Who runs the site (spec §3, company info). */
export const companyInfo = z.object({
  name: z.string(),
  address: z.string().nullish(),
  city: z.string().nullish(),
  country: z.string().nullish(),
  /** Number in the Dutch trade register. */
  kvk: z.string().nullish(),
  tradenames: list(z.string()).default([]),
  vat_numbers: list(z.string()).default([]),
  support_phone: z.string().nullish(),
  /** The creditor's id for SEPA direct debits; without it none are collected. */
  creditor_id: z.string().nullish(),
  /** Percent off the next bundle, offered once to who is about to delete their account; 0 or absent: nothing is. Decision 0235. */
  delete_discount: wholeNumber.nullish(),
  /** ISO 8601. Later than 2023-12-01, it is the version of the terms (spec §9). */
  added: z.string().nullish(),
});

export type CompanyInfo = z.output<typeof companyInfo>;

/** Who runs the site, for visitors too: the pages under `/pages` name it. Spec §7. */
export const getCompanyInfo = defineEndpoint({
  name: "getCompanyInfo",
  method: "GET",
  path: "/api/companyinfo.php",
  reply: holding("companyinfo", companyInfo),
  problems: [],
});

/** The interests' keys, about fifty; their words are `interests.<key>` in `locales/`. Spec §3, §7. */
export const listInterests = defineEndpoint({
  name: "listInterests",
  method: "GET",
  path: "/api/interests.php",
  reply: holding("interests", list(z.string())),
  problems: [],
});

/** `name` is in the country's own language, the value that profiles and searches carry (decision 0018); `cities` are ours. */
const region = z.object({ name: z.string(), cities: list(z.string()).default([]) });
export type Region = z.output<typeof region>;

/** A country's regions with their larger towns, as suggestions: any other town may be typed. Spec §7. */
export const listRegions = defineEndpoint({
  name: "listRegions",
  ...listRegionsCall,
  relay: "browser",
  query: z.object({ country: z.string().max(2) }),
  reply: holding("regions", list(region)),
  problems: [],
});

/**
 * One region of the map of members. `members`: who is listed there and real, rounded down to a full ten, so that nobody can be told
 * apart; 0 for fewer. `towns`: where its larger ones lie, in degrees.
 */
const countedRegion = z.object({
  name: z.string(),
  members: z.int().nonnegative(),
  towns: list(z.tuple([z.number(), z.number()])).default([]),
});
export type CountedRegion = z.output<typeof countedRegion>;

/** How many members live in which region of a country, for visitors too; none for a country that the site does not serve. Decision 0243. */
export const countRegions = defineEndpoint({
  name: "countRegions",
  method: "GET",
  path: "/api/region-counts.php",
  query: z.object({ country: z.string().max(2) }),
  reply: holding("regions", list(countedRegion)),
  problems: [],
});

/** Degrees, as they arrive in a query. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,6})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

/** A town as profiles name it. */
const place = z.object({ country: country.nullish(), region: z.string().nullish(), city: z.string().nullish() });
export type GeocodedPlace = z.output<typeof place>;

/**
 * The town nearest to a position, or false: none is near. Nothing of the position is kept. Two decimals (a kilometre) are
 * enough. Spec §7.
 */
export const geocode = defineEndpoint({
  name: "geocode",
  ...geocodeCall,
  relay: "browser",
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  reply: holding("geocode", z.union([z.literal(false), place])),
  problems: [],
});

/** A page was hidden: a beacon with an empty JSON body (spec §7). */
export const pageHidden = defineEndpoint({
  name: "pageHidden",
  ...pageHiddenCall,
  relay: "browser",
  body: z.object({}),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
