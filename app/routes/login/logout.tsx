import { redirect } from "react-router";
import { logout } from "../../contract/account/session.ts";
import { SIGN_OUT_PATH } from "../../domain/auth/sign-out-path.ts";
import { apiOf, draftOf, flash, sessionOf, textsOf, typedOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { noFields } from "../../request/forms/no-fields.ts";
import { CLEAR_STORAGE } from "../../request/headers/clear-site-data.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/logout.ts";

export const handle = { hydrate: false, title: "login:logout_title" } satisfies PageHandle;

/** A followed link asks first: what changes something is a form (design §4.4). */
export function loader({ context }: Route.LoaderArgs) {
  if (!sessionOf(context).signedIn) throw redirect("/");
  return null;
}

/** Ends the session here, also when the API does not answer: signing out never fails. Spec §2. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm({ request, schema: noFields, context });
  const session = sessionOf(context);
  if (session.signedIn) await apiOf(context).call(logout);
  session.end();
  // Also that a sign-up was finished here: it is nobody else's business.
  await draftOf(context).forget();
  await typedOf(context).forget();
  flash(context, { tone: "success", text: textsOf(context)("login:logged_out") });
  return redirect("/", { status: 303, headers: CLEAR_STORAGE });
}

export default function Logout() {
  const { t } = useTranslation("login");
  return (
    <Page title={t("logout_title")} lead={t("logout_lead")} width="narrow">
      <form method="post" action={SIGN_OUT_PATH}>
        <Button wide>{t("logout_submit")}</Button>
      </form>
      <ButtonLink href="/members" tone="secondary" wide>
        {t("logout_stay")}
      </ButtonLink>
    </Page>
  );
}
