import { MIN_AGE } from "../../../domain/account/age.ts";
import { photoLimit } from "../../../domain/account/photo-limit.ts";
import { TIME_BONUS } from "../../../domain/discount.ts";
import { withdrawalDays } from "../../../domain/money/withdrawal.ts";
import { FREE_CONVERSATIONS, newADay } from "../../../domain/new-conversations.ts";
import { type Context, settingsOf, textsOf } from "../../../request/context.server.ts";
import { type Group, groups, hasAlso, type QuestionId } from "./questions.ts";

const HOUR = 60 * 60_000;

/** A question in the visitor's language, with the site's own figures in its answer. */
export interface Asked {
  id: QuestionId;
  group: Group;
  question: string;
  answer: string;
  /** Other words by which people look for it; nobody reads them. */
  also: string;
}

/** All that is asked, in the order of the page. What a message to a fictional profile costs is said where it is held. */
export function askedIn(context: Context): Asked[] {
  const t = textsOf(context);
  const values = valuesFor(context);
  return (Object.keys(groups) as Group[]).flatMap((group) =>
    groups[group]
      .filter((id) => id !== "fictional-price" || values.hold_hours > 0)
      .map((id) => ({
        id,
        group,
        question: t(`faq:questions.${id}.question`),
        answer: t(`faq:questions.${id}.answer`, values).trim(),
        also: hasAlso(id) ? t(`faq:also.${id}`) : "",
      })),
  );
}

function valuesFor(context: Context) {
  const t = textsOf(context);
  const { refund_days, signup_credits, fictional_hold_hours, history_months, ...costs } = settingsOf(context);
  const credits = (count: number) => t("pages:credits", { count });
  return {
    for_whom: t("pages:for_whom", { min_age: MIN_AGE }),
    min_age: MIN_AGE,
    message_credits: credits(costs.message_credits),
    photo_credits: credits(costs.photo_credits),
    gift_credits: credits(costs.gift_credits),
    history: history_months > 0 ? ` ${t("faq:history", { count: history_months })}` : "",
    refund_days: withdrawalDays(refund_days),
    free_conversations: FREE_CONVERSATIONS,
    first_day: newADay.first,
    most: newADay.most,
    free_photos: photoLimit({ paid_user: false }),
    premium_photos: photoLimit({ paid_user: true }),
    bonus_hours: TIME_BONUS.ms / HOUR,
    bonus_percent: TIME_BONUS.percent,
    hold_hours: fictional_hold_hours,
    start: signup_credits > 0 ? t("faq:start", { count: signup_credits }) : "",
  };
}
