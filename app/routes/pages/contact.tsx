import type { ReactNode } from "react";
import type { getCompanyInfo } from "../../contract/site.ts";
import type { ReplyOf } from "../../contract/endpoint.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import type { Locale } from "../../contract/scalars.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { Section } from "../../ui/page/page.tsx";
import { EmailText } from "../../ui/email-text/email-text.tsx";

interface ContactProps {
  company: ReplyOf<typeof getCompanyInfo>["companyinfo"];
  email?: string | null;
  phone?: string | null;
  locale: Locale;
}

/** Who runs the site and how to reach them; only what is known. */
export function Contact({ company, email, phone, locale }: ContactProps) {
  const { t } = useTranslation("pages");
  const country = company.country && formatCountry(company.country, locale);
  const items: { term: string; detail: ReactNode }[] = [
    {
      term: t("contact.email"),
      detail: email && (
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      ),
    },
    { term: t("contact.phone"), detail: phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> },
    { term: t("contact.company"), detail: company.name },
    { term: t("contact.address"), detail: [company.address, company.city, country].filter(Boolean).join(", ") },
    { term: t("contact.tradenames"), detail: company.tradenames.join(", ") },
    { term: t("contact.kvk"), detail: company.kvk },
    { term: t("contact.vat"), detail: company.vat_numbers.join(", ") },
  ];
  return (
    <Section title={t("contact.title")}>
      <Card>
        <Facts items={items.filter(({ detail }) => detail)} />
      </Card>
    </Section>
  );
}
