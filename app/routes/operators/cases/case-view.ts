import type { ReplyOf } from "../../../contract/endpoint.ts";
import type {
  CaseEvidence,
  CaseSummary,
  FollowedCase,
  operatorCase,
} from "../../../contract/operators/operator-cases.ts";
import type { MemberRecord } from "../../../contract/operators/operator-members.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { attributesOf } from "../../../page-parts/words/attributes.ts";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

interface Words {
  prefix: string;
  locale: Locale;
  t: Translate;
}

/** A claimed case as its page shows it: moments in words, pictures with their addresses. */
export function caseView(one: ReplyOf<typeof operatorCase>, words: Words) {
  const { locale } = words;
  const { appeal, earlier, standing, seen, country, waits_since: _since, claimed_until: _until, ...rest } = one;
  return {
    ...evidenceView(rest, words),
    seen,
    country,
    standing: standing && standingView(standing, locale),
    earlier: earlier.map((other) => followedView(other, locale)),
    appeal: appeal && { ...appeal, at: formatMoment(appeal.at, locale) },
  };
}

export type CaseView = ReturnType<typeof caseView>;

/** What counts about a member. */
export function standingView(standing: MemberRecord["standing"], locale: string) {
  return standing.map(({ kind, until }) => ({ kind, until: until && formatMoment(until, locale) }));
}

export type StandingView = ReturnType<typeof standingView>;

/** A case with its evidence. */
export function evidenceView(one: CaseEvidence, words: Words) {
  const { locale, prefix } = words;
  const at = (moment: string) => formatMoment(moment, locale);
  const { profile, photos, messages, ...rest } = one;
  const pictures = photos.map(({ id, filename }) => ({ id: id ?? "", src: prefix + (filename ?? "") }));
  const inMessages = new Set(messages.flatMap(({ photo }) => photo ?? []));
  return {
    ...rest,
    ...summaryView(one, locale),
    messages: messages.map(({ sent_at, ...message }) => ({
      ...message,
      at: at(sent_at),
      src: pictures.find(({ id }) => id === message.photo)?.src,
    })),
    photos: pictures.filter(({ id }) => !inMessages.has(id)),
    profile: profile && profileView(profile, words),
  };
}

export type EvidenceView = ReturnType<typeof evidenceView>;

/** A case as lists show it. */
function summaryView(one: CaseSummary, locale: Locale) {
  const { case: number, kind, reason, at, evidence, decisions, appeals } = one;
  return {
    case: number,
    kind,
    reason,
    at: formatMoment(at, locale),
    evidence,
    appeals: appeals.map((appeal) => ({ ...appeal, at: formatMoment(appeal.at, locale) })),
    decisions: decisions.map(({ decided_at, until, ...decision }) => ({
      ...decision,
      at: formatMoment(decided_at, locale),
      until: until && formatMoment(until, locale),
    })),
  };
}

export type SummaryView = ReturnType<typeof summaryView>;

/** With what happens to it now. */
export function followedView({ progress, ...one }: FollowedCase, locale: Locale) {
  return { ...summaryView(one, locale), progress };
}

export type FollowedView = ReturnType<typeof followedView>;

function profileView(profile: NonNullable<CaseEvidence["profile"]>, { locale, t }: Words) {
  return {
    name: profile.name,
    age: profile.age,
    place: locationText(profile, { locale }),
    about: profile.about,
    facts: attributesOf(profile, ["gender", "seeking", "hair_colour", "eye_colour", "body_type"], t),
  };
}
