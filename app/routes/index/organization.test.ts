import { expect, test } from "vitest";
import { companyInfo } from "../../contract/site.ts";
import { organizationJson } from "./organization.ts";

const company = companyInfo.parse({
  name: "A </script> Company B.V.",
  address: "Example Street 1",
  city: "Amsterdam",
  country: "NL",
  kvk: "12345678",
  tradenames: ["Ours", "Other"],
  vat_numbers: ["NL000000000B00"],
  support_phone: "+31 20 000 0000",
});

const origin = "https://site.example";
const read = (json: string): unknown => JSON.parse(json);

test("the organisation is what the company info says", () => {
  const settings = { name: "Ours", support_email: "help@site.example" };
  const json = organizationJson({ company, settings, origin });
  expect(read(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Ours",
    url: "https://site.example/",
    logo: "https://site.example/icon-512.png",
    legalName: company.name,
    alternateName: ["Other"],
    address: {
      "@type": "PostalAddress",
      streetAddress: "Example Street 1",
      addressLocality: "Amsterdam",
      addressCountry: "NL",
    },
    vatID: "NL000000000B00",
    identifier: { "@type": "PropertyValue", propertyID: "KvK", value: "12345678" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: "+31 20 000 0000",
      email: "help@site.example",
    },
  });
  expect(json).not.toContain("</script");
});

test("what nobody filled in is left out", () => {
  const bare = companyInfo.parse({ name: "A Company" });
  const json = organizationJson({ company: bare, settings: { name: "Ours" }, origin });
  expect(Object.keys(read(json) as object)).toEqual(["@context", "@type", "name", "url", "logo", "legalName"]);
});
