import type { MailVariables, ObjectBindings, PhotoBindings, Secrets, SiteVariables, SmsVariables } from "../../env.ts";

/** What a site's object makes use of. */
export type SiteEnv = ObjectBindings &
  PhotoBindings &
  SiteVariables &
  MailVariables &
  SmsVariables &
  Pick<Secrets, "TOKEN_SECRET">;
