import { undoAccountChange } from "../../contract/access.ts";
import { currentUser } from "../../contract/session.ts";
import { apiOf, type Context, sessionOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { LetterIllustration } from "../../ui/illustration/letter.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/account-undo.ts";
import { DeadLink } from "../dead-link.tsx";
import { lookAtLink, pressLink } from "../mail-link.server.ts";

export const handle = { hydrate: false, title: "access:undo.title" } satisfies PageHandle;

/** "Was it not you?", from a mail about a new address or password; following the link changes nothing yet. */
export function loader(args: Route.LoaderArgs) {
  return lookAtLink(args, "undo");
}

/** The answer is this page: what was undone is only known now, and pressing again undoes no more than once. */
export async function action(args: Route.ActionArgs) {
  const pressed = await pressLink(args, (link) => apiOf(args.context).call(undoAccountChange, link));
  if (!pressed.ok) return pressed.refused;
  await forgetEndedSession(args.context);
  return { undone: pressed.value.undone, form: undefined };
}

/** Every device was signed out, perhaps this one too: the page must not offer the way to "my pages" then. */
async function forgetEndedSession(context: Context): Promise<void> {
  const session = sessionOf(context);
  if (!session.signedIn) return;
  const answer = await apiOf(context).call(currentUser);
  if (!answer.ok && answer.problem.error === "authentication_required") session.end();
}

export default function AccountUndo({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  if (actionData && "undone" in actionData) return <Undone what={actionData.undone} />;
  if (loaderData.state === "done") return <AlreadyUndone />;
  if (loaderData.state === "dead" || (actionData && "dead" in actionData)) {
    return (
      <DeadLink title={t("undo.title")}>
        <p>{t("undo.too_late")}</p>
        <ButtonLink href="/reset-password" wide>
          {t("undo.to_reset")}
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <Page title={t("undo.title")} lead={t("undo.lead")} width="narrow">
      <p>{t("undo.text")}</p>
      <Form state={actionData?.form}>
        <Button wide icon="shield">
          {t("undo.submit")}
        </Button>
      </Form>
      <p>{t("undo.was_me")}</p>
    </Page>
  );
}

function AlreadyUndone() {
  const { t } = useTranslation("access");
  return (
    <Page title={t("undo.done_password")} lead={t("undo.already")} width="narrow">
      <LetterIllustration />
      <ButtonLink href="/reset-password" tone="secondary" wide icon="mail">
        {t("undo.ask_again")}
      </ButtonLink>
    </Page>
  );
}

function Undone({ what }: { what: "email" | "password" }) {
  const { t } = useTranslation("access");
  return (
    <Page title={t(`undo.done_${what}`)} width="narrow">
      <LetterIllustration />
      <p>{t("undo.done_text")}</p>
      <p>{t("undo.done_mail")}</p>
      <p>{t("undo.no_mail")}</p>
      <ButtonLink href="/reset-password" tone="secondary" wide icon="mail">
        {t("undo.ask_again")}
      </ButtonLink>
    </Page>
  );
}
