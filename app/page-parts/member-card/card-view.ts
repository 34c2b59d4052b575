import type { Card } from "../../contract/people/profile.ts";
import type { Locale } from "../../contract/scalars.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { imageUrl } from "../../domain/images.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { type InterestKey, interestLabel } from "./interest-label.ts";

/**
 * A member as a card shows them, and nothing else of the contract's `Card`: a loader's data travels to the browser twice,
 * as HTML and for the script.
 */
export interface CardView {
  id: string;
  name?: string;
  age?: number;
  place?: string;
  src?: string;
  /** The photo may not be seen: `src` is its blur. */
  locked?: true;
  /** One interest, in words; of one that is shared: "also sings". */
  interest?: string;
  /** "3 photos", where there are several. */
  photos?: string;
  new?: true;
  fictional?: true;
  online?: true;
  liked?: true;
}

/** `home`: the country whose name is left out. */
export function cardView(card: Card, { prefix, locale, home, t }: CardOptions): CardView {
  return {
    id: card.id,
    name: card.name ?? undefined,
    age: card.age ?? undefined,
    place: [locationText(card, { locale, home }), distanceText(card, t)].filter(Boolean).join(" · ") || undefined,
    src: card.main_image ? imageUrl(prefix, card.main_image, "thumb") : undefined,
    locked: card.main_image?.locked || undefined,
    interest: interestText(card, t),
    photos: card.photos ? t("cards:photos", { count: card.photos }) : undefined,
    new: card.new || undefined,
    fictional: card.fictional || undefined,
    online: (card.online && !card.fictional) || undefined,
    liked: card.liked || undefined,
  };
}

interface CardOptions {
  /** The setting cdn_prefix. */
  prefix: string;
  locale: Locale;
  home?: string | null;
  t: Translate;
}

/** As the crow flies, between towns that are known to a few kilometres. */
function distanceText({ distance }: Pick<Card, "distance">, t: Translate): string | undefined {
  if (distance === undefined) return undefined;
  return distance < CLOSE_BY ? t("cards:close_by") : `${distance}\u00a0km`;
}

const CLOSE_BY = 5;

function interestText({ interest, interest_shared: shared }: Card, t: Translate): string | undefined {
  if (!interest) return undefined;
  return shared ? sharedInterest(interest, t) : interestLabel(interest, t);
}

/** What is shared is said so, of each interest in its own words: "also sings". */
export function sharedInterest(interest: string, t: Translate): string {
  const words = t(`cards:shared.${interest as InterestKey}`);
  if (words !== `shared.${interest}`) return words;
  return t("cards:also_likes", { interest: interestLabel(interest, t) });
}

/** Town or region, with the country when it is another one than `home`. */
export function locationText(
  { city, region, country }: CardLocation,
  { locale, home }: Pick<CardOptions, "locale" | "home">,
): string | undefined {
  const abroad = country && country !== home ? formatCountry(country, locale) : undefined;
  return [city ?? region, abroad].filter(Boolean).join(", ") || undefined;
}

type CardLocation = Pick<Card, "city" | "region" | "country">;
