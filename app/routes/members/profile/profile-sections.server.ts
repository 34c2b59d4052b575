import type { OwnProfile } from "../../../contract/people/own-profile.ts";
import type { Profile } from "../../../contract/people/profile.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { interestLabel } from "../../../page-parts/member-card/interest-label.ts";
import { openingQuestions } from "../../../page-parts/opening-questions/opening-questions.server.ts";
import { type Attribute, attributesOf } from "../../../page-parts/words/attributes.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

/** One part of a profile: its title, and what it shows. Said on the server: no browser loads the words. */
export interface ProfileSection {
  title: string;
  /** What somebody wrote, or what is said to the reader. */
  text?: string | undefined;
  /** The text is the member's own. */
  own?: boolean;
  chips?: string[];
  links?: { href: string; children: string }[];
  /** Terms and details, behind the title. */
  folded?: { term: string; detail: string }[];
}

interface Reader {
  /** Of who reads, where it is somebody else's profile. */
  mine: OwnProfile | undefined;
  locale: Locale;
  t: Translate;
}

const FACTS: Attribute[] = [
  "gender",
  "seeking",
  "sexuality",
  "relationship_status",
  "reason",
  "body_type",
  "hair_colour",
  "eye_colour",
  "tattoos",
];

/** What both have leads, then how to begin, then everything that was told; a part without anything is left out. */
export function profileSections(profile: Profile, { mine, locale, t }: Reader): ProfileSection[] {
  const name = memberName(profile, t);
  const both = (profile.interests ?? []).filter((key) => mine?.interests?.includes(key));
  const interests = (profile.interests ?? []).filter((key) => !both.includes(key));
  const labels = (keys: string[]) => keys.map((key) => interestLabel(key, t));
  const facts = factsOf(profile, locale, t);
  return [
    ...(mine ? [sharedSection([...labels(both), ...sharedFacts(profile, mine, t)], name, t)] : []),
    ...(mine ? [questionsSection(profile, both, t)] : []),
    ...(profile.about ? [{ title: t("member-profile:about", { name }), text: profile.about, own: true }] : []),
    ...(interests.length > 0
      ? [{ title: t(`member-profile:${both.length > 0 ? "interests_more" : "interests"}`), chips: labels(interests) }]
      : []),
    ...(facts.length > 0 ? [{ title: t("member-profile:facts", { name }), folded: facts }] : []),
  ];
}

function sharedSection(chips: string[], name: string, t: Translate): ProfileSection {
  const title = t("member-profile:shared.title");
  return chips.length > 0 ? { title, chips } : { title, text: t("member-profile:shared.none", { name }) };
}

/** Beside interests: where both live, and what both are here for. Somebody fictional lives nowhere and looks for nothing. */
function sharedFacts(profile: Profile, mine: OwnProfile, t: Translate): string[] {
  if (profile.fictional) return [];
  const { country, region, city } = profile;
  const near = country === mine.country && region && region === mine.region;
  const town = near && city && city === mine.city ? city : undefined;
  const [reason] = profile.reason === mine.reason ? attributesOf(profile, ["reason"], t) : [];
  return [
    ...(town ? [t("member-profile:shared.town", { town })] : []),
    ...(near && !town ? [t("member-profile:shared.region", { region })] : []),
    ...(reason ? [t("member-profile:shared.reason", { reason: reason.detail })] : []),
  ];
}

/** Each leads into the chat, where it stands in the field, to be changed. */
function questionsSection(profile: Profile, shared: string[], t: Translate): ProfileSection {
  const links = openingQuestions(profile, shared, t).map(({ key, text }) => ({
    href: `/members/${encodeURIComponent(profile.id)}/chat?ask=${key}`,
    children: text,
  }));
  return { title: t("member-profile:ask", { name: memberName(profile, t) }), links };
}

function factsOf(profile: Profile, locale: Locale, t: Translate) {
  const { region, country } = profile;
  return [
    ...attributesOf(profile, FACTS, t),
    ...(region ? [{ term: t("attributes:facts.region"), detail: region }] : []),
    ...(country ? [{ term: t("attributes:facts.country"), detail: formatCountry(country, locale) }] : []),
  ];
}
