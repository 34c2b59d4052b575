import type {
  MailVariables,
  ObjectBindings,
  PaymentVariables,
  PhotoBindings,
  Secrets,
  SiteVariables,
  SmsVariables,
} from "../../env.ts";

/** What a site's object makes use of. */
export type SiteEnv = ObjectBindings &
  PhotoBindings &
  SiteVariables &
  MailVariables &
  PaymentVariables &
  SmsVariables &
  Pick<PaymentVariables, "SDD_CREDITOR_IBAN" | "SDD_CREDITOR_BIC"> &
  Secrets;
