import type { Mandate, MandateRequest } from "../../../contract/money/direct-debit.ts";
import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { listMandates } from "../../../contract/money/direct-debit.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { dayIn } from "../../../domain/locale/day.ts";
import { formatDay, formatMoment, formatTime } from "../../../domain/locale/format.ts";

/** A mandate with its days in words. */
export type MandateView = Omit<Mandate, "signed_at" | "revoked_at"> & { signed: string; revoked?: string | undefined };

interface Place {
  locale: Locale;
  /** The reader's (IANA). */
  zone: string;
  /** ISO 8601. */
  now: string;
}

/** What the page shows: of a request its data, and until when its code is good. */
export function directDebitView(answer: ReplyOf<typeof listMandates>, place: Place) {
  const { creditor, request, blocked_until: until } = answer;
  return {
    creditor: creditor ?? undefined,
    mandates: answer.mandates.map((mandate) => mandateView(mandate, place)),
    request: request ? { ...request, sent: sentView(request, place) } : undefined,
    blocked: until ? formatMoment(until, place.locale, place.zone) : undefined,
  };
}

export type DirectDebitView = ReturnType<typeof directDebitView>;

function mandateView({ signed_at, revoked_at, ...mandate }: Mandate, { locale, zone }: Place): MandateView {
  const day = (instant: string) => formatDay(dayIn(zone, instant), locale, zone);
  return { ...mandate, signed: day(signed_at), revoked: revoked_at ? day(revoked_at) : undefined };
}

function sentView({ phone, expires }: MandateRequest, { locale, zone, now }: Place) {
  const isGood = Date.parse(expires) > Date.parse(now);
  return { end: phone.slice(-3), time: isGood ? formatTime(expires, locale, zone) : undefined };
}
