import type { MemberRecord } from "../../../contract/operators/operator-members.ts";
import { standingView } from "../cases/case-view.ts";
import { formatCountry, formatDay, formatMoment } from "../../../domain/locale/format.ts";

/** What is known of a member, with its times in words. */
export function memberView(member: MemberRecord, locale: string) {
  const moment = (instant: string | null) => instant && formatMoment(instant, locale);
  return {
    ...member,
    date_of_birth: formatDay(member.date_of_birth, locale),
    country: formatCountry(member.country, locale),
    signup_date: formatMoment(member.signup_date, locale),
    last_active: formatMoment(member.last_active, locale),
    erased_at: moment(member.erased_at),
    standing: standingView(member.standing, locale),
    sanctions: member.sanctions.map((one) => ({
      ...one,
      until: moment(one.until),
      decided_at: formatMoment(one.decided_at, locale),
    })),
    consents: member.consents.map((one) => ({ ...one, at: formatMoment(one.at, locale) })),
    payments: member.payments.map((one) => ({ ...one, at: formatMoment(one.at, locale) })),
  };
}

export type MemberView = ReturnType<typeof memberView>;
