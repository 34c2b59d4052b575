import { redirect } from "react-router";
import { giveConsent } from "../../contract/account/consents.ts";
import { currentUser } from "../../contract/account/session.ts";
import { mustAgreeAgain } from "../../domain/account/agreement.ts";
import { SIGN_OUT_PATH } from "../../domain/auth/sign-out-path.ts";
import { formatDay } from "../../domain/locale/format.ts";
import { apiOf, flash, settingsOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { requireMember } from "../../request/session/require-member.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import { useLocale } from "../../page-parts/use-locale.ts";
import type { Route } from "./+types/terms-changed.ts";
import { termsForm } from "./terms.form.ts";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";

export const handle = { hydrate: false, title: "terms:title" } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [requireMember];

const HOME = "/members";

/** Where the members' area leads to when the terms are newer than what the member agreed to. Decision 0080. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = await apiOf(context).callOrThrow(currentUser);
  const target = redirectTarget(url.searchParams.get("redirect"), HOME);
  const version = settingsOf(context).terms_version;
  if (!version || !mustAgreeAgain(user.terms_version, version)) throw redirect(target);
  return { version, target };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: termsForm, context });
  if (!form.ok) return form.reject();
  const { version, redirect: target } = form.value;
  const t = textsOf(context);
  const agreed = await apiOf(context).call(giveConsent, { version });
  if (!agreed.ok) {
    const refused = form.refuse(agreed.problem);
    if (agreed.problem.error === "invalid_input") refused.data.form.error = { "": { text: t("terms:outdated") } };
    return refused;
  }
  flash(context, { tone: "success", text: t("terms:agreed") });
  throw redirect(redirectTarget(target, HOME), 303);
}

export default function TermsChanged({ loaderData: { version, target }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("terms");
  const date = formatDay(version.slice(0, 10), useLocale());
  return (
    <Page title={t("title")} lead={t("lead", { date })}>
      <Actions>
        <ButtonLink href="/pages/terms" tone="secondary">
          {t("read_terms")}
        </ButtonLink>
        <ButtonLink href="/pages/privacy" tone="secondary">
          {t("read_privacy")}
        </ButtonLink>
      </Actions>
      <p>{t("why")}</p>
      <ServerForm reply={actionData?.form} action="/terms-changed">
        <Hidden name="version" value={version} />
        <Hidden name="redirect" value={target} />
        <Button icon="check">{t("agree")}</Button>
      </ServerForm>
      <DisagreeLinks />
    </Page>
  );
}

/** For members who do not agree: signing out, exporting the data, and deleting the account. */
function DisagreeLinks() {
  const { t } = useTranslation("terms");
  const links = {
    logout: SIGN_OUT_PATH,
    data: "/profile/data",
    delete: "/profile/delete",
  };
  return (
    <Section title={t("not_title")}>
      {[t("not_text"), t("not_data")].map((text) => (
        <p key={text}>
          <LinkedText text={text} links={links} />
        </p>
      ))}
    </Section>
  );
}
