import { redirect } from "react-router";
import { listDevelopmentMail, pretendMailEvent } from "../../contract/development.ts";
import { z } from "../../contract/zod.ts";
import { apiOf, flash, localeOf, allowOwnFrames, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/mailbox.ts";
import { MailCard } from "./mails/mail-card.tsx";

export const handle = { hydrate: false, title: "dev:mailbox.title" } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

/** Each mail is a frame, and a page of hundreds of them is slow; `/dev/mailbox.json` always has them all. */
const NEWEST = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { mails } = await apiOf(context).callOrThrow(listDevelopmentMail, {});
  allowOwnFrames(context);
  const shown = url.searchParams.has("all") ? mails : mails.slice(0, NEWEST);
  return { mails: shown, more: mails.length > shown.length, locale: localeOf(context) };
}

const eventForm = z.object({ mail: z.string().max(128), event: z.enum(["bounce", "complaint"], "choose_one") });

/** Stands in for the mail provider, which tells of a mail that came back or was marked as spam. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: eventForm, context });
  if (!form.ok) return form.reject();
  await apiOf(context).callOrThrow(pretendMailEvent, form.value);
  flash(context, { tone: "success", text: textsOf(context)(`dev:mailbox.${form.value.event}_done`) });
  return redirect("/dev/mailbox");
}

export default function Mailbox({ loaderData: { mails, more, locale } }: Route.ComponentProps) {
  const { t } = useTranslation("dev");
  return (
    <Page title={t("mailbox.title")} lead={t("mailbox.lead")}>
      <p>
        <a href="/dev/mails">{t("mails.title")}</a>
      </p>
      {mails.length === 0 && (
        <EmptyState
          icon="mail"
          title={t("mailbox.empty")}
          action={<ButtonLink href="/signup">{t("mailbox.sign_up")}</ButtonLink>}
        >
          <p>{t("mailbox.empty_text")}</p>
        </EmptyState>
      )}
      {mails.map((mail, index) => (
        <MailCard key={`${mail.at} ${index}`} mail={mail} locale={locale} />
      ))}
      {more && (
        <p>
          <a href="?all=1">{t("mailbox.all")}</a>
        </p>
      )}
    </Page>
  );
}
