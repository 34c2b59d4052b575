import type { ProfileFact } from "../../contract/people/profile-values.ts";
import type { Profile } from "../../contract/people/profile.ts";

/** The attributes of spec §3 that are one choice of a list. */
export type Attribute = ProfileFact | "gender" | "seeking";

type Said = Partial<Pick<Profile, Attribute>>;

/** A `t` that knows the attributes; those of loaders and of components both do. */
export type TranslatesAttributes = (
  key: `attributes:facts.${Attribute}` | "attributes:values.gender.female",
  values?: { context?: string; defaultValue?: string },
) => string;

/**
 * Those of these attributes that were told, as terms and words. A value that the texts do not know (another API may have
 * its own) is shown as it is, made readable.
 */
export function attributesOf(member: Said, keys: readonly Attribute[], t: TranslatesAttributes) {
  return keys.flatMap((key) => {
    const value = member[key];
    if (!value) return [];
    const detail = t(`attributes:values.${key}.${value}` as "attributes:values.gender.female", {
      // Some words differ by gender in some languages: weduwe, weduwnaar.
      context: member.gender ?? undefined,
      defaultValue: readable(value),
    });
    return [{ term: t(`attributes:facts.${key}`), detail }];
  });
}

/** "living_together" reads "Living together". */
function readable(value: string): string {
  const words = value.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
