import type { Problem } from "../../contract/problems.ts";
import { type Context, textsOf } from "../context.server.ts";
import { lastDay } from "../locale/last-day.server.ts";

/** What whoever proved to be the member is told while nobody signs in to their account (decision 0173). For `form.refuse`. */
export function suspensionTexts({ until }: Problem, context: Context): Record<string, string> {
  const t = textsOf(context);
  const day = typeof until === "string" ? lastDay(until, context) : undefined;
  return {
    account_suspended: day ? t("login:suspended_until", { day }) : t("login:suspended"),
    account_banned: t("login:banned"),
  };
}
