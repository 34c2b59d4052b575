import { data, redirect } from "react-router";
import { LONGEST_REPORT } from "../../contract/safety/cases.ts";
import { problemStatus } from "../../contract/problems.ts";
import { getAppeal, sendAppeal } from "../../contract/safety/reports.ts";
import { CharactersLeft } from "../../page-parts/characters-left.tsx";
import { InvalidLink } from "../../page-parts/mail-link/invalid-link.tsx";
import { isInvalidLink, mailLinkOf } from "../../page-parts/mail-link/mail-link.server.ts";
import { apiOf, type Context, sessionOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { lastDay } from "../../request/locale/last-day.server.ts";
import { visitorsMoment } from "../../request/locale/visitors-moment.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import type { FormSource } from "../../ui/form/form-fields.ts";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/appeal.ts";
import { appealForm } from "./appeal.form.ts";
import { AppealReceived } from "./appeal/appeal-received.tsx";
import { DecisionFacts } from "./appeal/decision-facts.tsx";

export const handle = {
  hydrate: false,
  title: (page: { state: string } | undefined, t) => t(titles[page?.state ?? ""] ?? "complaints:appeal.title"),
} satisfies PageHandle;

/** By what became of the appeal. */
const titles: Record<string, "complaints:appeal.received" | "complaints:appeal.decided"> = {
  sent: "complaints:appeal.received",
  decided: "complaints:appeal.decided",
};

/** What the link of a decision's mail leads to. Whoever is suspended cannot sign in, so nobody has to. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const opened = await openedBy(url, context);
  if (!opened) return data({ state: "invalid" as const }, { status: problemStatus.link_invalid });
  const { decided_at, until, ...decision } = opened;
  return data({
    ...decision,
    at: visitorsMoment(decided_at, context),
    until: until && lastDay(until, context),
    constraint: constraintsOf(appealForm),
    signedIn: sessionOf(context).signedIn,
  });
}

async function openedBy(url: URL, context: Context) {
  const link = mailLinkOf(url);
  const opened = link && (await apiOf(context).call(getAppeal, link));
  if (opened?.ok) return { ...opened.value, number: link?.id ?? "" };
  if (opened && !isInvalidLink(opened.problem)) throw failure(opened.problem);
  return undefined;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: appealForm, context, personal: true });
  if (!form.ok) return form.reject();
  const link = mailLinkOf(url);
  if (!link) throw failure({ error: "link_invalid" });
  const sent = await apiOf(context).call(sendAppeal, { ...link, ...form.value });
  return sent.ok ? redirect(url.pathname + url.search, 303) : form.refuse(sent.problem);
}

/** The decision, and where one says why it is wrong (Digital Services Act, article 20). */
export default function Appeal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("complaints");
  if (loaderData.state === "invalid") return <Invalid />;
  const { state, constraint, signedIn, ...decision } = loaderData;
  if (state !== "open") return <AppealReceived state={state} decision={decision} signedIn={signedIn} />;
  return (
    <Page title={t("appeal.title")} lead={t("appeal.lead")}>
      <DecisionFacts {...decision} />
      <AppealForm constraint={constraint} reply={actionData?.form} />
    </Page>
  );
}

function AppealForm({ constraint, reply }: Pick<FormSource, "constraint" | "reply">) {
  const { t } = useTranslation(["complaints", "login"]);
  return (
    <Card>
      <ServerForm
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ text: t("complaints:appeal.text") }}
      >
        <TextField
          name="text"
          hint={
            <>
              {t("complaints:appeal.text_hint", { max: LONGEST_REPORT })}{" "}
              <CharactersLeft name="text" most={LONGEST_REPORT} />
            </>
          }
          lines={6}
        />
        <Actions>
          <Button>{t("complaints:appeal.send")}</Button>
        </Actions>
      </ServerForm>
    </Card>
  );
}

function Invalid() {
  const { t } = useTranslation("complaints");
  return (
    <InvalidLink title={t("appeal.invalid_title")} text={t("appeal.invalid")}>
      <ButtonLink href="/pages/service" tone="secondary" wide>
        {t("appeal.service")}
      </ButtonLink>
    </InvalidLink>
  );
}
