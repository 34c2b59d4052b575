import { sessionOf } from "../../../request/context.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { HeartIllustration } from "../../../ui/illustration/heart.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/activate-done.ts";
import { activationOf } from "./activated.server.ts";

export const handle = {
  hydrate: false,
  title: ({ activation }: Route.ComponentProps["loaderData"], t) =>
    t(activation === "confirmed" ? "signup:activate_done.title" : "signup:activate.title"),
} satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const activation = await activationOf(context);
  return { activation, signedIn: sessionOf(context).signedIn };
}

/** Where the button behind the activation mail's link leads. Whoever comes by another way is told what is still to do. */
export default function ActivateDone({ loaderData: { activation, signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  if (activation === "not_confirmed") return <StillToDo />;
  if (activation === "unknown") return <Unknown />;
  return (
    <Page title={t("activate_done.title")} lead={t("activate_done.text")} width="narrow">
      <HeartIllustration />
      <ButtonLink href="/members" wide>
        {t(signedIn ? "activate_done.members" : "activate_done.sign_in")}
      </ButtonLink>
    </Page>
  );
}

function StillToDo() {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("activate.title")} lead={t("activate_done.not_yet")} width="narrow">
      <EnvelopeIllustration />
      <Form action="/activate">
        <Hidden name="intent" value="resend" />
        <Hidden name="back" value="/activate/done" />
        <Actions>
          <Button icon="mail" wide>
            {t("activate_error.resend")}
          </Button>
          <ButtonLink href="/members" tone="quiet" wide>
            {t("activate_done.members")}
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
}

function Unknown() {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("activate.title")} lead={t("activate_done.unknown")} width="narrow">
      <EnvelopeIllustration />
      <ButtonLink href="/login?redirect=/activate/done" wide>
        {t("activate_done.sign_in")}
      </ButtonLink>
    </Page>
  );
}
