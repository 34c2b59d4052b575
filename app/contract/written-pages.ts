import { defineEndpoint } from "./endpoint.ts";
import { holding, instant, locale, wholeNumber } from "./scalars.ts";
import { z } from "./zod.ts";

/** The last part of a page's address: lower-case letters, digits, and hyphens between them. Spec §2, `{token}`. */
export const pageToken = z.string("required").regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])$/, "page_token_invalid");

/** A page that operators wrote, in one language. `markdown` is CommonMark; HTML and pictures in it are only text. */
const writtenPage = z.object({
  token: z.string(),
  language: locale,
  /** Those that it is published in. */
  languages: z.array(locale),
  version: wholeNumber,
  title: z.string(),
  /** For search engines and previews of links. */
  description: z.string(),
  markdown: z.string(),
  /** When this version was published. */
  at: instant,
});

/**
 * A page at the root of the site. In `language`; where it is not written in that, in the site's own, in English, or else in any that there is:
 * `language` of the reply says which. Ours; decision 0237.
 */
export const getPage = defineEndpoint({
  name: "getPage",
  method: "GET",
  path: "/api/page.php",
  query: z.object({ token: z.string().min(1).max(60), language: locale }),
  reply: holding("page", writtenPage),
  problems: ["not_found"],
});
