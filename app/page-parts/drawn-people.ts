import type { Niche } from "../domain/site/niches.ts";
import type { LookName } from "../ui/portrait/looks.ts";

const men: readonly LookName[] = ["otto", "karel", "joe", "henk", "bas", "tom"];

/** Who is drawn where a niche says who meets: nine, three a row, those who fit best first. */
const drawn: Record<Niche, readonly LookName[]> = {
  general: ["bea", "otto", "grace", "karel", "ines", "joe", "lotte", "henk", "rosa"],
  she: ["ines", "joe", "bea", "rosa", "grace", "lotte", "nora", "greet", "vera"],
  bdsm: ["vera", "joe", "ines", "tom", "rosa", "karel", "nora", "otto", "grace"],
  bbw: ["mia", "bas", "greet", "rosa", "henk", "grace", "otto", "lotte", "ines"],
  gilf: ["truus", "karel", "bea", "otto", "grace", "greet", "vera", "henk", "joe"],
  milf: ["nora", "henk", "ines", "lotte", "tom", "rosa", "mia", "joe", "grace"],
  gay: ["otto", "joe", "bea", "lotte", "tom", "karel", "rosa", "vera", "henk"],
};

export function drawnPeople(niche: Niche): readonly LookName[] {
  return drawn[niche];
}

/** The same by whom one can choose in a form. */
export function drawnPair(niche: Niche, at: 0 | 1): { woman: LookName; man: LookName } {
  const [theMen, women] = [drawn[niche].filter(isMan), drawn[niche].filter((look) => !isMan(look))];
  return { woman: women[at] ?? "bea", man: theMen[at] ?? "karel" };
}

function isMan(look: LookName): boolean {
  return men.includes(look);
}
