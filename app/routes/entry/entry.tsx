import { redirect } from "react-router";
import { MIN_AGE } from "../../domain/account/age.ts";
import { settingsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { noFields } from "../../request/forms/no-fields.ts";
import { referringPage } from "../../request/forms/referring-page.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { platformContext } from "../../request/platform.server.ts";
import { setCookie } from "../../request/visitor/cookies.server.ts";
import { LinkActions } from "../../ui/button/link-actions.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/entry.ts";

export const handle = {
  hydrate: false,
  title: (_: unknown, t) => t("pages:entry.too_young", { min_age: MIN_AGE }),
  entryWarning: "never",
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { site: settingsOf(context).name };
}

/** Closes the site-entry warning for a year: when, is the cookie's value (spec §2). Back to the page that it stood before. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: noFields, context });
  if (!form.ok) return form.reject();
  const { directives, clock } = context.get(platformContext);
  directives.cookies.push(async () => [setCookie("entry", String(clock.now()))]);
  const back = referringPage(request, "/");
  return redirect(/^\/entry\b/.test(back) ? "/" : back, 303);
}

/** For who is too young: kindly, and with nothing to see. */
export default function TooYoung({ loaderData: { site } }: Route.ComponentProps) {
  const { t } = useTranslation("pages");
  const words = { site, min_age: MIN_AGE };
  return (
    <Page title={t("entry.too_young", words)} lead={t("entry.too_young_text", words)} width="narrow">
      <LinkActions links={[{ href: "/", text: t("entry.back"), tone: "secondary" }]} />
    </Page>
  );
}
