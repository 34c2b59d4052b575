import { signInPath } from "../../../domain/auth/sign-in-path.ts";
import { sessionOf } from "../../../request/context.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { HeartIllustration } from "../../../ui/illustration/heart.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/activate-done.ts";
import { activationOf } from "./activated.server.ts";
import { backToChat } from "./back-to-chat.server.ts";
import { ResendForm } from "./resend-form.tsx";

export const handle = {
  hydrate: false,
  title: ({ activation }: Route.ComponentProps["loaderData"], t) =>
    t(activation === "confirmed" ? "signup:activate_done.title" : "signup:activate.title"),
} satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { signedIn } = sessionOf(context);
  const [activation, back] = await Promise.all([activationOf(context), signedIn ? backToChat(context) : undefined]);
  return { activation, signedIn, back };
}

/** The page after the activation page's button. Anybody else is told what is still to do. */
export default function ActivateDone({ loaderData: { activation, signedIn, back } }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  if (activation === "not_confirmed") return <NotConfirmed />;
  if (activation === "unknown") return <SignedOut />;
  const members = { href: "/members", text: t(signedIn ? "activate_done.members" : "activate_done.sign_in") };
  return (
    <Page title={t("activate_done.title")} lead={t("activate_done.text")} width="narrow">
      <HeartIllustration />
      {!signedIn && <p>{t("activate_done.other_device")}</p>}
      <LinkActions links={back ? [back, { ...members, tone: "secondary" }] : [members]} />
    </Page>
  );
}

function NotConfirmed() {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("activate.title")} lead={t("activate_done.not_yet")} width="narrow">
      <EnvelopeIllustration />
      <ResendForm back="/activate/done" link={{ href: "/members", text: t("activate_done.members") }} />
    </Page>
  );
}

function SignedOut() {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("activate.title")} lead={t("activate_done.unknown")} width="narrow">
      <EnvelopeIllustration />
      <LinkActions links={[{ href: signInPath("/activate/done"), text: t("activate_done.sign_in") }]} />
    </Page>
  );
}
