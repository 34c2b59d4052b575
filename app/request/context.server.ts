import { createContext, type RouterContextProvider } from "react-router";
import type { ApiClient } from "../api/client.server.ts";
import type { Locale } from "../contract/scalars.ts";
import type { Settings } from "../contract/site.ts";
import { countries, countryLanguages, isLocale } from "../domain/locale/languages.ts";
import { servedCountries } from "../domain/site/site-country.ts";
import { knownCountry } from "../domain/visitor/known-country.ts";
import { setCookie } from "./visitor/cookies.server.ts";
import { failure } from "./pages/failure.server.ts";
import { platformContext } from "./platform.server.ts";
import type { Session } from "./session/session.server.ts";
import { type SiteTexts, siteTexts } from "./locale/site-texts.server.ts";
import { textsFor, type Translate } from "./locale/texts.server.ts";
import { languageOf } from "./locale/with-locale.server.ts";
import { settingsContext } from "./site/settings-context.server.ts";
import type { Draft } from "./drafts/draft.server.ts";
import type { TypedForm } from "./drafts/typed-form.server.ts";
import type { FlashMessage, VisitorCookie } from "./visitor/visitor-cookie.server.ts";

/** What loaders and actions get as `context`. */
export type Context = Readonly<RouterContextProvider>;

// Filled by the middleware beside this file; read through the functions below.
export const apiContext = createContext<ApiClient>();
export const sessionContext = createContext<Session>();
export const deviceContext = createContext<{
  token(): Promise<string | undefined>;
  keep(signedIn: { token: string; account: string | undefined }): void;
}>();
export const draftContext = createContext<Draft>();
export const typedContext = createContext<TypedForm>();
export const visitorCookieContext = createContext<VisitorCookie>();

/** The API with this request's session, language and deadline. */
export function apiOf(context: Context): ApiClient {
  return context.get(apiContext);
}

/** The site's settings; without them there is no page but the error page, which this throws. */
export function settingsOf(context: Context): Settings {
  const answer = context.get(settingsContext);
  if (answer.ok) return answer.value;
  throw failure(answer.problem);
}

/** The language of this request's page. */
export function localeOf(context: Context): Locale {
  return languageOf(context) as Locale;
}

/** `t` of this request's language: `textsOf(context)("login:title")`. */
export function textsOf(context: Context): Translate {
  return textsFor(localeOf(context), siteTextsOf(context));
}

/** All texts with the site's own words in them. */
export function siteTextsOf(context: Context): SiteTexts {
  const answer = context.get(settingsContext);
  return siteTexts(answer.ok ? answer.value : undefined);
}

/** As `textsOf`, in the language of an account that has just been signed in: its next page speaks that. */
export function accountTexts(context: Context, language: string | null | undefined): Translate {
  return isLocale(language) ? textsFor(language, siteTextsOf(context)) : textsOf(context);
}

/** Where the visitor is, or most likely is (ISO country, upper case), and their address. Design §4.8. */
export function visitorOf(context: Context): { country: string; address: string } {
  return { country: knownCountryOf(context) ?? likelyCountry(context), address: context.get(platformContext).address };
}

/** Where the visitor is, only as far as that is known: what asks about a person or warns them guesses nothing from a language. */
export function knownCountryOf(context: Context): string | undefined {
  const answer = context.get(settingsContext);
  return knownCountry(context.get(platformContext).country, answer.ok ? answer.value.geoip_country : undefined);
}

/** What regions and hours are shown of where no country is known: the first of the site's that reads the page's language. Prices: `shownCountryOf`. */
function likelyCountry(context: Context): string {
  const answer = context.get(settingsContext);
  const served = answer.ok ? servedCountries(answer.value) : countries;
  const locale = localeOf(context);
  return served.find((code) => countryLanguages[code]?.[0] === locale) ?? served[0] ?? "NL";
}

/** Is somebody signed in? `completeSignIn` of `app/auth` starts the session, `logout` ends it. */
export function sessionOf(context: Context): Pick<Session, "began" | "signedIn" | "member" | "end"> {
  return context.get(sessionContext);
}

/** What this browser says of itself when somebody signs in or asks for a reset: a part of the call's body. */
export async function knownDevice(context: Context): Promise<{ device?: string }> {
  const token = await context.get(deviceContext).token();
  return token ? { device: token } : {};
}

/** `https://host`, for links that leave the page (a payment's way back, say). */
export function originOf(context: Context): string {
  return context.get(platformContext).origin;
}

/** What the visitor has filled in while signing up; never a password. Decision 0159. */
export function draftOf(context: Context): Draft {
  return context.get(draftContext);
}

/** The form of a member's page that was sent after its session had ended. */
export function typedOf(context: Context): TypedForm {
  return context.get(typedContext);
}

/** Where the visitor came from (spec §3, traffic source), if a link said so. */
export function trafficSourceOf(context: Context): Record<string, string> | undefined {
  return context.get(visitorCookieContext).data.source;
}

/** The visitor's language from now on (spec §9: 365 days). */
export function rememberLocale(context: Context, locale: Locale): void {
  context.get(platformContext).directives.cookies.push(async () => [setCookie("locale", locale)]);
}

/** What the page before this one wanted to say; asking for it takes it away. */
export function takeFlash(context: Context): FlashMessage | undefined {
  return context.get(visitorCookieContext).takeFlash();
}

/** Says something on the next page, once; `text` is translated already. */
export function flash(context: Context, message: FlashMessage): void {
  context.get(visitorCookieContext).flash(message);
}

/** This page shows frames of our own (mails, in development). */
export function allowOwnFrames(context: Context): void {
  context.get(platformContext).directives.framing = "shows";
}

/** This answer is a mail: it stands in such a frame, with its own styles and nothing that runs. */
export function markFramedMail(context: Context): void {
  context.get(platformContext).directives.framing = "is_mail";
}

/** Now, by the one clock (design §8), in ISO 8601 UTC. */
export function nowOf(context: Context): string {
  return new Date(context.get(platformContext).clock.now()).toISOString();
}

/** The key of one act (a message, a payment, a sign-up), minted where its form is rendered (design §8). */
export function mintKey(): string {
  return crypto.randomUUID();
}
