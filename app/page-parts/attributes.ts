import type { ProfileFact } from "../contract/profile-values.ts";
import type { Profile } from "../contract/profile.ts";
import { useTranslation } from "../request/locale/use-translation.ts";

/** The attributes of spec §3 that are one choice of a list. */
export type Attribute = ProfileFact | "gender" | "seeking";

type Said = Partial<Pick<Profile, Attribute>>;

/**
 * An attribute as term and words; nothing where it was not told. A value that the texts do not know (another API may
 * have its own) is shown as it is, made readable.
 */
export function useAttribute(): (member: Said, key: Attribute) => { term: string; detail: string } | undefined {
  const { t } = useTranslation("members");
  return (member, key) => {
    const value = member[key];
    if (!value) return undefined;
    const detail = t(`values.${key}.${value}` as "values.gender.female", {
      // Some words differ by gender in some languages: weduwe, weduwnaar.
      context: member.gender ?? undefined,
      defaultValue: readable(value),
    });
    return { term: t(`facts.${key}`), detail };
  };
}

/** "living_together" reads "Living together". */
function readable(value: string): string {
  const words = value.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
