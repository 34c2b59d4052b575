import type { CompanyInfo, Settings } from "../../contract/site.ts";
import { supportPhone } from "../../domain/site/support-phone.ts";

interface Known {
  company: CompanyInfo;
  settings: Pick<Settings, "name" | "support_email" | "support_phone">;
  /** Where the site is. */
  origin: string;
}

/**
 * Who runs the site, in the words of schema.org: JSON-LD for search engines, as it may stand in a page. It says what the page with the
 * address says, and leaves out what nobody filled in.
 */
export function organizationJson({ company, settings, origin }: Known): string {
  const telephone = supportPhone(settings, company);
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: settings.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    legalName: company.name,
    alternateName: company.tradenames.filter((name) => name !== settings.name),
    address:
      (company.address || company.city) &&
      typed("PostalAddress", {
        streetAddress: company.address,
        addressLocality: company.city,
        addressCountry: company.country,
      }),
    vatID: company.vat_numbers[0],
    identifier: company.kvk && typed("PropertyValue", { propertyID: "KvK", value: company.kvk }),
    contactPoint:
      (telephone || settings.support_email) &&
      typed("ContactPoint", { contactType: "customer support", telephone, email: settings.support_email }),
  };
  // A text cannot end the element that it stands in.
  return JSON.stringify(filled(organization)).replaceAll("<", String.raw`\u003c`);
}

function typed(type: string, fields: Record<string, unknown>) {
  return { "@type": type, ...filled(fields) };
}

function filled(fields: Record<string, unknown>): Record<string, unknown> {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
