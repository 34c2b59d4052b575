import { useTranslation } from "../../request/locale/use-translation.ts";
import { ChipChoices } from "../../ui/form/chip-choices.tsx";
import { interestLabel } from "../member-card/interest-label.ts";
import type { InterestGroup } from "../../domain/account/interest-groups.ts";

export interface InterestChoicesProps {
  groups: { group: InterestGroup; keys: string[] }[];
  chosen: string[];
  hint?: string;
  hideLegend?: boolean;
}

/** About sixty words to tick, under headings. */
export function InterestChoices({ groups, chosen, ...look }: InterestChoicesProps) {
  const { t } = useTranslation(["profile", "interests"]);
  return (
    <ChipChoices
      {...look}
      name="interests"
      groups={groups.map(({ group, keys }) => ({
        title: t(`profile:interest_groups.${group}`),
        options: keys.map((key) => ({
          name: `interests.${key}`,
          value: key,
          label: interestLabel(key, t),
          checked: chosen.includes(key),
        })),
      }))}
    />
  );
}
