import { listBundles, type PaymentMethod } from "../../contract/money/payments.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { supportPhone } from "../../domain/site/support-phone.ts";
import { showsUsText } from "../../domain/visitor/us-text.ts";
import { apiOf, type Context, knownCountryOf, localeOf, settingsOf } from "../../request/context.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import { companyFor } from "../../request/site/company.server.ts";
import { shownCountryOf } from "../../request/site/shown-country.server.ts";

/** What the footer says of who runs the site, and of paying; what is not known is left out. */
export interface FooterFacts {
  /** Name and address. */
  company: string | undefined;
  kvk: string | undefined;
  phone: string | undefined;
  /** Those of the visitor's country, or of the site's own. */
  methods: PaymentMethod[];
  /** English, from the United States, where the site serves them (spec §2). */
  us: boolean;
}

/** Is this somebody for whom the pages say what holds in the United States? */
export function readsUsText(context: Context): boolean {
  return showsUsText({
    locale: localeOf(context),
    country: knownCountryOf(context),
    countries: settingsOf(context).countries,
  });
}

/** For the layouts of visitors' pages. A page is never refused for its footer. */
export async function footerFacts(context: Context): Promise<FooterFacts> {
  const [locale, settings, platform] = [localeOf(context), settingsOf(context), context.get(platformContext)];
  const [company, bundles] = await Promise.all([
    companyFor(platform),
    shownCountryOf(context).then((country) => apiOf(context).call(listBundles, { country })),
  ]);
  const where = company?.country && formatCountry(company.country, locale);
  return {
    company: company && [company.name, company.address, company.city, where].filter(Boolean).join(", "),
    kvk: company?.kvk ?? undefined,
    phone: supportPhone(settings, company),
    methods: bundles.ok ? bundles.value.payment_methods.filter((method) => method !== "others") : [],
    us: readsUsText(context),
  };
}
