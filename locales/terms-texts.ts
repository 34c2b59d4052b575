import en20231201 from "./en/terms/2023-12-01.json" with { type: "json" };
import nl20231201 from "./nl/terms/2023-12-01.json" with { type: "json" };

/** The texts that somebody agrees to with the terms. */
export type TermsDocument = "terms" | "return-policy";

interface Section {
  heading: string;
  text: string[];
}

type Texts = Record<TermsDocument, { lead: string; sections: Section[] }>;

/** By the day since when they hold. They never change: what is new is a new version (README.md). */
const versions: Record<string, Record<"en" | "nl", Texts>> = {
  "2023-12-01": { en: en20231201, nl: nl20231201 },
};

/** The site's own figures in the texts. */
interface TermsValues {
  site: string;
  company: string | null | undefined;
  min_age: number;
  /** In words: `1 credit`. */
  message_credits: string;
  refund_days: number;
}

interface WantedTerms {
  document: TermsDocument;
  /** `2023-12-01`; one that we have. */
  version: string;
  language: string;
  values: TermsValues;
}

/** One document of one version, filled in; in Dutch where the language has none (spec §1). */
export function termsText({ document, version, language, values }: WantedTerms) {
  const texts = versions[version];
  if (!texts) throw new Error(`there are no terms of ${version}`);
  const { lead, sections } = (language === "en" ? texts.en : texts.nl)[document];
  const fill = (text: string) =>
    text.replaceAll(/{{(\w+)}}/g, (_place, name: string) => String(values[name as keyof TermsValues] ?? ""));
  return {
    lead: fill(lead),
    sections: sections.map(({ heading, text }) => ({ heading: fill(heading), text: text.map(fill) })),
  };
}
