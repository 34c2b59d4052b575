import type { Card } from "../../contract/people/profile.ts";
import type { Locale } from "../../contract/scalars.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { imageUrl } from "../../domain/images.ts";
import { interestLabel, type TranslatesInterest } from "./interest-label.ts";

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
  /** One interest, in words. */
  interest?: string;
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
    place: locationText(card, { locale, home }),
    src: card.main_image ? imageUrl(prefix, card.main_image, "thumb") : undefined,
    locked: card.main_image?.locked || undefined,
    interest: card.interest ? interestLabel(card.interest, t) : undefined,
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
  t: TranslatesInterest;
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
