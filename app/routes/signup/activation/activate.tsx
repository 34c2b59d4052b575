import { redirect } from "react-router";
import { activate } from "../../../contract/account/account.ts";
import { apiOf, flash, sessionOf, textsOf } from "../../../request/context.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { rememberAddress } from "../../../request/visitor/typed-address.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { MailLinkPage } from "../../../page-parts/mail-link/mail-link-page.tsx";
import { loadMailLink, redeemMailLink } from "../../../page-parts/mail-link/mail-link.server.ts";
import { noteActivated } from "./activated.server.ts";
import type { Route } from "./+types/activate.ts";

export const handle = { hydrate: false, title: "signup:activate.title" } satisfies PageHandle;

/** The link in the activation mail; following it changes nothing yet: mail scanners do that too. Spec §8. */
export async function loader(args: Route.LoaderArgs) {
  const { data } = await loadMailLink(args, "activate");
  if (data.state === "invalid") throw redirect("/activate/error");
  if (data.state === "done") {
    noteActivated(args.context);
    throw redirect("/activate/done");
  }
  return null;
}

/** The press confirms. It may be on another device, where nobody is signed in. A second press is fine. */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const pressed = await redeemMailLink(args, (link) => apiOf(context).call(activate, link));
  if (!pressed.ok) return "invalid" in pressed.refused.data ? redirect("/activate/error", 303) : pressed.refused;
  if (pressed.value.message) flash(context, { tone: "success", text: textsOf(context)("signup:activated_message") });
  noteActivated(context);
  // On another device the way on is to sign in.
  if (pressed.value.email && !sessionOf(context).signedIn) rememberAddress(context, pressed.value.email);
  return redirect("/activate/done", 303);
}

export default function Activate({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  return (
    <MailLinkPage
      state="open"
      answer={actionData}
      title={t("activate.title")}
      lead={t("activate.lead")}
      before={<EnvelopeIllustration />}
      submit={
        <Button wide icon="check">
          {t("activate.submit")}
        </Button>
      }
      after={<p>{t("activate.not_me")}</p>}
    />
  );
}
