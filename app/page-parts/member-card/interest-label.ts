import type { ParseKeys } from "i18next";

/** A `t` that knows the interests; those of loaders and of components both do. */
export type TranslatesInterest = (key: `interests:${InterestKey}`) => string;

export type InterestKey = ParseKeys<"interests">;

/** The word for an interest's key, or the key made readable where the texts do not know it. */
export function interestLabel(key: string, t: TranslatesInterest): string {
  const word = t(`interests:${key as InterestKey}`);
  return word === key ? key.replaceAll("_", " ") : word;
}
