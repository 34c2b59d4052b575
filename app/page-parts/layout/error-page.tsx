import type { TFunction } from "i18next";
import { isRouteErrorResponse, useLocation } from "react-router";
import type { Failure } from "../../request/pages/failure.server.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageTitle } from "../page-title.tsx";

/** A thrown value as the page shows it: its status (500 if it has none, spec §2) and details. */
function readError(error: unknown): { status: number; failure?: Failure; crossSite?: boolean; offline?: boolean } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { status } = error;
  const facts: unknown = error.data;
  if (typeof facts !== "object" || facts === null) return { status };
  if ("crossSite" in facts) return { status, crossSite: true };
  if ("connection" in facts) return { status, offline: true };
  return "problem" in facts ? { status, failure: facts as Failure } : { status };
}

/** The heading of the page that stands for an error, and its name in the browser's tab. */
function errorTitle(error: unknown, t: TFunction<["errors", "problems"]>): string {
  const { status, failure, crossSite, offline } = readError(error);
  if (status === 404) return t("errors:not_found");
  if (offline) return t("errors:no_connection");
  if (crossSite) return t("errors:cross_site_title");
  return failure ? problemText({ error: failure.problem, ...failure.values }, t) : t("errors:title");
}

/** Says what happened, that nothing was lost, and the way on (look.md). Never a stack, never a secret. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation(["errors", "problems"]);
  return (
    <>
      <PageTitle own={errorTitle(error, t)} />
      <ErrorText error={error} />
    </>
  );
}

function ErrorText({ error }: { error: unknown }) {
  const { t } = useTranslation(["errors", "problems"]);
  const { requestId, typed } = usePageFacts();
  const { pathname, search } = useLocation();
  const { status, failure, crossSite, offline } = readError(error);
  if (status === 404) return <NotFound />;
  if (offline) return <NoConnection />;
  const reference = failure?.values?.request_id ?? requestId;
  return (
    <Page title={errorTitle(error, t)} width="text">
      <p>{t(crossSite ? "errors:cross_site" : leadOf(failure))}</p>
      {failure?.problem === "blocked" && (
        <p>
          <ButtonLink href="/profile/blocked">{t("errors:blocked_members")}</ButtonLink>
        </p>
      )}
      {typed && <TypedForm typed={typed} />}
      {failure?.problem === "form_unreadable" && (
        <p>
          <ButtonLink href={pathname + search}>{t("errors:open_again")}</ButtonLink>
        </p>
      )}
      <p>
        <ButtonLink href="/" tone={typed || hasOwnWay(failure) ? "secondary" : "primary"}>
          {t("errors:back_home")}
        </ButtonLink>
      </p>
      {status >= 500 && reference !== undefined && <p>{t("errors:reference", { id: String(reference) })}</p>}
    </Page>
  );
}

/** What happened, below the heading. */
function leadOf(failure: Failure | undefined) {
  const problem = failure?.problem;
  const isOurs = problem !== "form_unreadable" && problem !== "form_too_large" && problem !== "blocked";
  return isOurs ? "errors:lead" : (`errors:${problem}` as const);
}

/** Is there a better way on than the home page? */
function hasOwnWay(failure: Failure | undefined): boolean {
  return failure?.problem === "form_unreadable" || failure?.problem === "blocked";
}

/** A form whose page could not be shown: all of it, to be sent again as it was, with its keys (design §8). */
function TypedForm({ typed: { text, ...rest } }: { typed: Record<string, string> }) {
  const { t } = useTranslation("errors");
  return (
    <Form>
      {Object.entries(rest).map(([name, value]) => (
        <Hidden key={name} name={name} value={value} />
      ))}
      {text === undefined ? (
        <p>{t("typed")}</p>
      ) : (
        <TextField name="text" label={t("typed")} lines={4} defaultValue={text} autoComplete="off" />
      )}
      <Button>{t("try_again")}</Button>
    </Form>
  );
}

/** In the members' area, within its bars. The address is that of the page that did not come. */
function NoConnection() {
  const { t } = useTranslation("errors");
  const { pathname, search, hash } = useLocation();
  return (
    <Page title={t("no_connection")} lead={t("no_connection_lead")} width="text">
      <ButtonLink asChild>
        <AppLink href={pathname + search + hash} replace>
          {t("try_again")}
        </AppLink>
      </ButtonLink>
    </Page>
  );
}

function NotFound() {
  const { t } = useTranslation("errors");
  return (
    <Page title={t("not_found")} width="text">
      <p>{t("not_found_lead")}</p>
      <p>
        <ButtonLink href="/">{t("back_home")}</ButtonLink>
      </p>
    </Page>
  );
}
