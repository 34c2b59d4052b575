import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenLocales } from "../../domain/locale/languages.ts";
import { niches } from "../../domain/site/niches.ts";

type Texts = Record<string, string>;

const named = Object.values(niches).filter((niche) => niche !== "general");
/** The root has those of the gallery. */
const own = ["evening", "board", "ask", "feed", "story", "deck", "map", "film"];
/** What only one niche's texts may speak of. */
const words: Partial<Record<string, RegExp>> = {
  gay: /gay|lesb|homo|own sex|Pride|men who like men|mannen die van mannen/i,
  bbw: /curv|ronding|figur|figuur|\bsize\b|\bmaat\b/i,
  bdsm: /wish|wens|openly|vrijuit/i,
  gilf: /\b60\b|grey hair|grijze haren/i,
  milf: /women of experience|vrouwen met ervaring/i,
};

/** Every text of a niche, with its key: those of the landers and of the first page. */
function textsOf(niche: string, language: string): [string, string][] {
  return ["landers", "index"].flatMap((file) => {
    const texts = read(file, language);
    const nested = Object.values(texts).filter((value): value is Texts => typeof value === "object");
    return [texts as Texts, ...nested].flatMap((part) =>
      Object.entries(part).filter(([key]) => key.endsWith(`_${niche}`)),
    );
  });
}

function read(file: string, language: string): Record<string, string | Texts> {
  return JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8")) as Record<string, string | Texts>;
}

test.each(writtenLocales)("every lander greets every niche in its own words: %s", (language) => {
  const landers = read("landers", language) as Record<string, Texts>;
  for (const [name, texts] of [
    ["gallery", landers as unknown as Texts] as const,
    ...own.map((one) => [one, landers[one] ?? {}] as const),
  ])
    for (const key of ["headline", "lead", ...(name === "gallery" ? ["title", "description"] : [])]) {
      const said = [texts[key], ...named.map((niche) => texts[`${key}_${niche}`])];
      expect(said, `${name} ${key}`).not.toContain(undefined);
      expect(new Set(said).size, `${name} ${key}: ${said.join(" | ")}`).toBe(said.length);
      for (const text of said)
        expect(text?.includes("{{place}}"), text).toBe(key === "headline" || key === "description");
    }
});

test.each(writtenLocales)("no text of a niche speaks of another: %s", (language) => {
  for (const niche of named)
    for (const [key, text] of textsOf(niche, language))
      for (const [other, word] of Object.entries(words))
        if (other !== niche) expect(text, `${key} speaks of ${other}`).not.toMatch(word ?? /./);
});
