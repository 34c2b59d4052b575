import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";

/** The word for an interest's key, or the key made readable where the texts do not know it. */
export function useInterest(): (key: string) => string {
  const { t } = useTranslation("interests");
  return (key) => t(key as ParseKeys<"interests">, { defaultValue: key.replaceAll("_", " ") });
}
