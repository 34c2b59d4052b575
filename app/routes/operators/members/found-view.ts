import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { findMembers } from "../../../contract/operators/operator-members.ts";
import { imageUrl } from "../../../domain/images.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { attributesOf } from "../../../page-parts/words/attributes.ts";
import type { ViewOptions } from "../inspection/inspected-view.ts";

/** Somebody that a search found, as its page lists them. */
export function foundView(found: ReplyOf<typeof findMembers>["members"][number], { prefix, locale, t }: ViewOptions) {
  const { id, name, age, city, country, main_image: photo, fictional } = found;
  const [gender] = attributesOf(found, ["gender"], t);
  const where = country && formatCountry(country, locale);
  return {
    id,
    name,
    age,
    fictional,
    src: photo ? imageUrl(prefix, photo, "thumb") : undefined,
    details: [gender?.detail, city, where, id].filter(Boolean).join(" · "),
  };
}

export type FoundView = ReturnType<typeof foundView>;
