import type { Locale } from "../../../app/contract/scalars.ts";
import type { Random } from "../random.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { otherWords } from "./other-languages.ts";

/** A few sentences about somebody, in their language, that fit their interests. */
export function aboutText(order: { language: Locale; interests: string[]; city: string; random: Random }): string {
  const { language, interests, city, random } = order;
  const words = language === "nl" ? dutch : language === "en" ? english : undefined;
  const short = words ? undefined : otherWords[language];
  const sentences = words
    ? [
        random.pick(words.openings),
        ...interests.flatMap((one) => words.interests[one] ?? []).slice(0, 2),
        random.pick(words.closings),
      ]
    : [random.pick(short?.openings ?? english.openings), random.pick(short?.closings ?? english.closings)];
  return sentences.join(" ").replaceAll("{{city}}", city);
}
