import { defineEndpoint } from "../endpoint.ts";
import { instant, list, locale, mintedKey, numberInQuery, textUpTo, wholeNumber } from "../scalars.ts";
import { pageToken } from "../written-pages.ts";
import { z } from "../zod.ts";
import { operatorReason } from "./operator-reason.ts";

/** Bytes of a page's Markdown as it is stored and sent. */
export const LONGEST_PAGE = 50_000;

const pageState = z.enum(["published", "withdrawn"]);

/** One saved version of a page in one language; versions are counted from 1 in each language. */
const pageVersion = z.object({
  version: wholeNumber,
  state: pageState,
  title: z.string(),
  at: instant,
  operator: z.string(),
  why: z.string(),
});
export type PageVersion = z.output<typeof pageVersion>;

/** The latest version in one language. */
const latestVersion = pageVersion.extend({ language: locale });

/** What a page says, in one language. */
const pageText = z.object({ title: z.string(), description: z.string(), markdown: z.string() });
export type PageText = z.output<typeof pageText>;

/** All pages that operators wrote, by address. Ours; decision 0237. */
export const listPages = defineEndpoint({
  name: "listPages",
  method: "GET",
  path: "/api/operator-pages.php",
  reply: z.object({ pages: list(z.object({ token: z.string(), languages: list(latestVersion) })) }),
  problems: ["authentication_required"],
});

/**
 * One page in one language: its versions, the latest first, and the text of the latest, or of `version`. A page that nobody has written yet has
 * neither. `not_found`: its address cannot be a page's, or there is no such version. Ours.
 */
export const inspectPage = defineEndpoint({
  name: "inspectPage",
  method: "GET",
  path: "/api/operator-page.php",
  query: z.object({ token: z.string().min(1).max(60), language: locale, version: numberInQuery.optional() }),
  reply: z.object({
    token: z.string(),
    languages: list(latestVersion),
    versions: list(pageVersion),
    text: pageText.nullish(),
  }),
  problems: ["authentication_required", "not_found"],
});

/**
 * Publishes a page in one language as a new version; earlier ones stay. `key` is minted with the form: again it is the same version. `seen`: the
 * latest version when the operator wrote, 0 for none; `decision_changed`: there is a newer one. Ours.
 */
export const publishPage = defineEndpoint({
  name: "publishPage",
  method: "POST",
  path: "/api/operator-page.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    token: pageToken,
    language: locale,
    title: textUpTo(120).min(1, "required"),
    description: textUpTo(300),
    /** At most `LONGEST_PAGE` bytes. */
    markdown: z.string().min(1, "required"),
    seen: z.int().nonnegative(),
    why: operatorReason,
  }),
  reply: z.object({ version: z.int() }),
  problems: ["authentication_required", "key_reused", "decision_changed"],
});

/** Takes a page in one language off the site, as a version of its own; again changes nothing. `seen` as in `publishPage`. Ours. */
export const withdrawPage = defineEndpoint({
  name: "withdrawPage",
  method: "DELETE",
  path: "/api/operator-page.php",
  body: z.object({ token: pageToken, language: locale, seen: z.int().positive(), why: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found", "decision_changed"],
});
