import { settings, type companyInfo, type Settings } from "../../../../app/contract/site.ts";
import type { z } from "../../../../app/contract/zod.ts";
import { countries } from "../../../../app/domain/locale/languages.ts";

/** What a site is until its own row in `Site` says otherwise. Figures: decisions 0015 and 0016. */
export const defaultSettings: Settings = settings.parse({
  name: "Periwinkle",
  // Without these the first page has words of its own, in the visitor's language.
  index_title: null,
  description: null,
  domain_language: "en",
  niche: 1,
  signups: "all",
  logged_out_search: "no",
  logged_out_search_trafficsource: "no",
  support_email: "support@periwinkle.example",
  enable_site_entry_popup: "no",
  countries: [...countries],
  message_credits: 1,
  fictional_hold_hours: 48,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 5,
  message_length: 2000,
  history_months: 12,
  refund_days: 14,
  mail_name: "Periwinkle",
});

/** Of the demonstration; whoever runs a site for real fills in their own (docs/operations.md). */
export const defaultCompany: z.input<typeof companyInfo> = {
  name: "Periwinkle (demonstration)",
  address: "Example Street 1",
  city: "Amsterdam",
  country: "NL",
  // As its registration: of zeros. No Dutch number begins with one behind its area, so this rings at nobody's.
  support_phone: "+31 20 000 0000",
  kvk: "00000000",
  tradenames: ["Periwinkle"],
  vat_numbers: ["NL000000000B00"],
  added: "2026-11-01T00:00:00Z",
};

/** Of a demonstration, which collects nothing: well formed, and nobody's. */
export const EXAMPLE_CREDITOR_ID = "NL92ZZZ000000000001";
