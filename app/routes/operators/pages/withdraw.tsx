import { redirect } from "react-router";
import { withdrawPage } from "../../../contract/operators/operator-pages.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { platformContext } from "../../../request/platform.server.ts";
import { expireSettings } from "../../../request/site/settings-cache.server.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/withdraw.ts";
import { withdrawForm } from "./page.form.ts";
import { pagePath } from "./page-path.ts";
import { readPage } from "./read-page.server.ts";

export const handle = { title: "operators:pages.withdraw" } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { page, language } = await readPage(url, params.token, context);
  const [latest] = page.versions;
  if (latest?.state !== "published") throw redirect(pagePath(page.token, language));
  return { token: page.token, language, seen: latest.version, constraint: constraintsOf(withdrawForm) };
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: withdrawForm, context });
  if (!form.ok) return form.reject();
  const { page, language } = await readPage(url, params.token, context);
  const withdrawn = await apiOf(context).call(withdrawPage, { token: page.token, language, ...form.value });
  const t = textsOf(context);
  if (!withdrawn.ok) {
    const texts = { decision_changed: t("operators:pages.changed_meanwhile") };
    return form.refuse(withdrawn.problem, { texts, renewed: { decision_changed: "seen" } });
  }
  expireSettings(context.get(platformContext).host);
  flash(context, { tone: "success", text: t("operators:pages.withdrawn_done") });
  return redirect(pagePath(page.token, language), 303);
}

/** Asks once more, and says what happens. */
export default function WithdrawPage({
  loaderData: { token, language, seen, constraint },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page
      title={t("operators:pages.withdraw_title", { token, language: languageName(language) })}
      back={<a href={pagePath(token, language)}>/{token}</a>}
      width="narrow"
    >
      <p>{t("operators:pages.withdraw_text")}</p>
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ why: t("operators:pages.why") }}
      >
        <Hidden name="seen" value={String(seen)} />
        <TextField name="why" lines={2} hint={t("operators:pages.why_hint")} />
        <Button tone="danger">{t("operators:pages.withdraw")}</Button>
      </ServerForm>
    </Page>
  );
}
