import { redirect } from "react-router";
import { addPasskey, listPasskeys, removePasskey } from "../../contract/account/passkeys.ts";
import { z } from "../../contract/zod.ts";
import { deviceName, deviceOf } from "../../domain/visitor/device.server.ts";
import { apiOf, flash, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { platformContext } from "../../request/platform.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { AddPasskey } from "../../page-parts/passkeys/add-passkey.tsx";
import { PasskeyList } from "../../page-parts/passkeys/passkey-list.tsx";
import { addPasskeyForm, MOST_PASSKEYS, removePasskeyForm } from "../../page-parts/passkeys/passkeys.form.ts";
import { replyPlaces } from "../../page-parts/passkeys/reply-places.ts";
import { Card } from "../../ui/card/card.tsx";
import { ErrorSummary } from "../../ui/form/form-frame.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import type { Route } from "./+types/passkeys.ts";
import { passkeyOptionsForm } from "./passkeys/passkey-options.form.ts";

export const handle = { title: "access:passkeys.title" } satisfies PageHandle;

const PATH = "/profile/passkeys";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys, hindrance } = await apiOf(context).callOrThrow(listPasskeys);
  return {
    passkeys,
    hindrance: hindrance ?? (passkeys.length < MOST_PASSKEYS ? undefined : ("full" as const)),
    device: deviceName(deviceOf(request.headers.get("User-Agent"))),
    now: context.get(platformContext).clock.now(),
    constraint: constraintsOf(passkeyOptionsForm.extend(addPasskeyForm.shape)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({
    request,
    schema: z.discriminatedUnion("intent", [addPasskeyForm, removePasskeyForm]),
    context,
  });
  if (!form.ok) return form.reject();
  const { intent, ...order } = form.value;
  const api = apiOf(context);
  const done = "id" in order ? await api.call(removePasskey, order) : await api.call(addPasskey, order);
  if (!done.ok) return form.refuse(done.problem);
  flash(context, { tone: "success", text: textsOf(context)(`access:passkeys.done.${intent}`) });
  return redirect(PATH, 303);
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, hindrance, device, now, constraint } = loaderData;
  const { t } = useTranslation(["access", "login"]);
  const { adding, removing, gone } = replyPlaces(passkeys, actionData?.form);
  return (
    <Page
      title={t("passkeys.title")}
      lead={t("passkeys.lead")}
      back={<a href="/profile/security">{t("passkeys.back")}</a>}
    >
      {gone && <ErrorSummary reply={gone} title={t("login:errors_title")} />}
      <Section title={t("passkeys.what_title")}>
        <p>{t("passkeys.what")}</p>
        <p>{t("passkeys.safe")}</p>
      </Section>
      {passkeys.length > 0 && (
        <Section title={t("passkeys.own")}>
          <Card>
            <PasskeyList passkeys={passkeys} now={now} action={PATH} reply={removing} />
          </Card>
        </Section>
      )}
      <Section title={t("passkeys.add_title")}>
        <Card>
          {hindrance ? (
            <p>{t(`passkeys.${hindrance}`)}</p>
          ) : (
            <AddPasskey action={PATH} device={device} constraint={constraint} reply={adding} />
          )}
        </Card>
      </Section>
    </Page>
  );
}
