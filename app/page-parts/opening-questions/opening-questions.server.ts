import type { Profile } from "../../contract/people/profile.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { knownInterests } from "../../domain/account/interest-groups.ts";

/** Somebody fictional lives nowhere, so nobody is asked about it. */
function livesIn({ city, fictional }: Pick<Profile, "city" | "fictional">): string | undefined {
  return fictional ? undefined : (city ?? undefined);
}

/** Questions about no interest: the town, what they wrote, and five that fit everybody. */
const otherQuestions = ["place", "about", "weekend", "evening", "morning", "journey", "kindness"] as const;

type QuestionKey = (typeof knownInterests)[number] | (typeof otherQuestions)[number];

/** A question to begin a conversation with; the address of the chat names it by its key. */
export interface OpeningQuestion {
  key: QuestionKey;
  text: string;
}

/** How many a profile offers. */
const OFFERED = 2;

/** Those that fit a profile, `most` of them. `shared`: the interests of both, which come first. */
export function openingQuestions(
  profile: Profile,
  shared: readonly string[],
  t: Translate,
  most = OFFERED,
): OpeningQuestion[] {
  const [first, second, third] = [...new Set([...shared, ...(profile.interests ?? [])])].filter(isKnownInterest);
  const { about } = profile;
  const keys = [
    first,
    livesIn(profile) && ("place" as const),
    second,
    about && ("about" as const),
    most > OFFERED && third,
    "weekend",
    "evening",
    "morning",
    "journey",
    "kindness",
  ] as const;
  return keys.flatMap((key) => (key ? [{ key, text: questionText(key, profile, t) }] : [])).slice(0, most);
}

/**
 * The question that an address names, to be changed and sent by the member. By its key only: a link could put other
 * words into somebody's mouth. Nothing for any other text, and for a town that is not known.
 */
export function openingQuestion(
  asked: string | null,
  profile: Pick<Profile, "city" | "fictional">,
  t: Translate,
): string | undefined {
  const key = [...knownInterests, ...otherQuestions].find((one) => one === asked);
  if (!key || (key === "place" && !livesIn(profile))) return undefined;
  return questionText(key, profile, t);
}

function questionText(key: QuestionKey, { city }: Pick<Profile, "city">, t: Translate): string {
  return t(`member-profile:questions.${key}`, { city: city ?? "" });
}

function isKnownInterest(key: string): key is (typeof knownInterests)[number] {
  return knownInterests.some((one) => one === key);
}
