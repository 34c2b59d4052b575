import { useTranslation } from "../../request/locale/use-translation.ts";
import { Section } from "../../ui/page/page.tsx";

/** What the privacy statement says besides to who lives in the United States (spec §1). */
export function UsPrivacy({ company }: { company: string }) {
  const { t } = useTranslation("pages");
  const [text, list] = [t("us.text", { returnObjects: true }), t("us.list", { company, returnObjects: true })];
  return (
    <Section id="us" title={t("us.heading")}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
