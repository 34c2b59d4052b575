import type { User } from "../../../contract/people/profile.ts";
import { shownTimeBonus, TIME_BONUS } from "../../../domain/discount.ts";
import { type Context, nowOf, textsOf } from "../../../request/context.server.ts";
import { untilWords } from "../../../request/locale/until-words.server.ts";
import { enteredAt } from "../../../request/visitor/entered.server.ts";

/** The dialog comes so many milliseconds after the members' area was entered (spec §9), or later, when nobody is typing or choosing. */
const MODAL_AFTER = 40_000;

/** The time bonus as a page shows it; its words come with it, since few pages have them. */
export interface ShownBonus {
  /** So many milliseconds are left, by the server's clock: the reader's may be wrong. */
  ms: number;
  /** When less than so many are left, it comes in a dialog, too; 0: it does not. */
  modal: number;
  words: Record<"line" | "title" | "text" | "end" | "label" | "see" | "no" | "close", string>;
}

/** What this page shows of the member's time bonus, if anything. No call: the sign-up's time is the member's own. */
export function timeBonusOn(user: User, { url, context }: { url: URL; context: Context }): ShownBonus | undefined {
  const now = Date.parse(nowOf(context));
  const shown = shownTimeBonus(user, { path: url.pathname, now });
  if (!shown) return undefined;
  const t = textsOf(context);
  const { percent } = TIME_BONUS;
  const end = untilWords(shown.end, user, context);
  return {
    ms: shown.end - now,
    modal: shown.modal ? shown.end - enteredAt(context, now) - MODAL_AFTER : 0,
    words: {
      line: t("credits:bonus.line", { percent }),
      title: t("credits:bonus.title", { percent }),
      text: t("credits:bonus.text", { percent, end }),
      end,
      label: t("credits:bonus.label"),
      see: t("credits:bonus.see"),
      no: t("credits:bonus.no"),
      close: t("common:close"),
    },
  };
}
