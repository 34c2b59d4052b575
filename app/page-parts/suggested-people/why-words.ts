import type { Suggestion } from "../../contract/people/suggestion.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { sharedInterest } from "../member-card/card-view.ts";

/** More would be a list, not a reason. */
const MOST_NAMED = 2;

/**
 * The reasons in words, one a line, the strongest first. How far away somebody lives stands on the card anyway; that they live near, and what
 * is true of everybody who is suggested, are said where there is nothing else.
 */
export function whyWords({ why, fictional }: Pick<Suggestion, "why" | "fictional">, t: Translate): string[] {
  const { interests, distance, reason, habits = [] } = why;
  const lines = [
    interests
      .slice(0, MOST_NAMED)
      .map((one) => sharedInterest(one, t))
      .join(", "),
    reason && t("suggestions:why.reason", { reason: t(`attributes:values.reason.${reason}`) }),
    habits
      .slice(0, MOST_NAMED)
      .map((one) => t(`suggestions:habits.${one}`))
      .join(", "),
  ].flatMap((line) => line || []);
  if (lines.length > 0) return lines.map(withCapital);
  // Somebody fictional looks for nobody.
  if (fictional) return [t("suggestions:why.fits_you")];
  return [t(distance == null ? "suggestions:why.fits" : "suggestions:why.near")];
}

function withCapital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
